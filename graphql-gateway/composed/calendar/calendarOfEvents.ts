import { type CalendarEntry, calendarFile } from '@platzwart/contracts/calendar-file';
import { millisecondsOf } from '@platzwart/contracts/club-time';
import { addDays, epochDay, millisecondsPerDay, timeOfMinute } from '@platzwart/contracts/core';
import type { ClubEventFacts } from '../../club-event/clubEventReads.ts';

/** How often a calendar program should ask again, in seconds. */
const refreshSeconds = 3_600;

type Times = Pick<ClubEventFacts, 'firstDay' | 'lastDay' | 'startMinute' | 'endMinute'>;

/** An event with times on several days is one entry of whole days, and its description says the times of each. */
const spanOf = ({ firstDay, lastDay, startMinute, endMinute }: Times) => {
  if (startMinute === null || firstDay !== lastDay) {
    const [startsAt, endsAt] = [epochDay(firstDay), epochDay(lastDay) + 1].map((day) => day * millisecondsPerDay);
    return { startsAt: startsAt ?? 0, endsAt: endsAt ?? null, isAllDay: true };
  }
  const startsAt = millisecondsOf(firstDay, timeOfMinute(startMinute));
  if (endMinute === null) return { startsAt, endsAt: null };
  const endDay = endMinute > startMinute ? firstDay : addDays(firstDay, 1);
  return { startsAt, endsAt: millisecondsOf(endDay, timeOfMinute(endMinute)) };
};

const timesOf = ({ startMinute, endMinute, firstDay, lastDay }: Times): string => {
  if (startMinute === null || firstDay === lastDay) return '';
  const start = timeOfMinute(startMinute);
  return endMinute === null ? start : `${start}–${timeOfMinute(endMinute)}`;
};

const entryOf = (event: ClubEventFacts, clubName: string): CalendarEntry => ({
  uid: event.eventId,
  ...spanOf(event),
  title: event.name,
  location: event.place ?? clubName,
  description: [timesOf(event), event.description ?? ''].filter(Boolean).join('\n'),
  sequence: event.revision,
  changedAt: Date.parse(event.changedOn),
  isCancelled: event.status === 'CALLED_OFF',
});

/** The club's events as a calendar that is subscribed to (decisions.md N26). */
export const calendarOfEvents = (events: readonly ClubEventFacts[], clubName: string): string =>
  calendarFile(
    events.map((event) => entryOf(event, clubName)),
    { method: 'SUBSCRIPTION', name: clubName, refreshSeconds },
  );

/** One event as a file to save (decisions.md N76). */
export const fileOfEvent = (event: ClubEventFacts, clubName: string): string =>
  calendarFile([entryOf(event, clubName)], { method: 'PUBLISH' });
