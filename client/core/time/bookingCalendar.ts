import { type LocalDate, type LocalTime, minuteOfDay } from '@platzwart/contracts/core';
import type { CalendarEntry } from '@platzwart/contracts/calendar-file';
import { instantOf } from './clubTime.ts';

type BookedCourt = Readonly<{ _id: string; date: LocalDate; start: LocalTime; end: LocalTime }>;
type Wording = Pick<CalendarEntry, 'title' | 'location' | 'description'>;

/** A booking as an entry of a calendar; wall-clock times of the club become instants, 24:00 the next midnight. `changedAt`: epoch milliseconds. */
export const calendarEntryOf = (booking: BookedCourt, wording: Wording, changedAt: number): CalendarEntry => ({
  uid: booking._id,
  startsAt: instantOf(booking.date, minuteOfDay(booking.start)),
  endsAt: instantOf(booking.date, minuteOfDay(booking.end)),
  ...wording,
  ...{ sequence: 0, changedAt, isCancelled: false },
});
