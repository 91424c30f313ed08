import { lastDayToEnter } from '@platzwart/contracts/booking';
import { isOnClubClock } from '@platzwart/contracts/club-time';
import { addDays, daysBetween } from '@platzwart/contracts/core';
import type { ClubEventDetails, ClubEventEvent } from '@platzwart/contracts/club-event';
import type { EventRequest } from '../../booking/domain/bookingRequests.ts';
import { type Decision, type Rejected, accept, reject } from '../../core/decider.ts';
import { bookingCancelled } from './bookingCancelled.ts';
import { bookingsOfEvent } from './bookingsOfEvent.ts';
import type { LedgerClubEvent } from './clubEventsOfLedger.ts';
import type { AnnounceEvent, CourtsErrorCode, DeleteEvent, ReviseEvent } from './courtsCommands.ts';
import type { CourtsEvent } from './courtsEvents.ts';
import { courtsOfEvent } from './courtsOfEvent.ts';
import type { CourtsState } from './courtsState.ts';

type EventDecision = Decision<CourtsEvent, CourtsErrorCode>;

/** Each detail that two versions of an event may differ in; a list of them that is not whole does not compile. */
const whenDetails = { date: true, endDate: true, start: true, end: true } as const;
const courtDetails = { sport: true, courts: true, ...whenDetails } as const;
const textDetails = { category: true, name: true, description: true, place: true, homeAway: true } as const;
type Names = Partial<Record<keyof ClubEventDetails, true>>;
const allDetails = { ...courtDetails, ...textDetails } satisfies Required<Names>;

const differs = (one: ClubEventDetails, other: ClubEventDetails, names: Names): boolean =>
  Object.keys(names).some((name) => JSON.stringify(valueOf(one, name)) !== JSON.stringify(valueOf(other, name)));
const valueOf = (details: Readonly<Record<string, unknown>>, name: string): unknown => details[name];

/** An event without courts may be one of a sport, and that sport is one of the club's. */
const refuseUnknownSport = ({ details, settings }: EventRequest): Rejected<CourtsErrorCode> | null =>
  details.sport === null || settings.sports.some(({ sport }) => sport === details.sport)
    ? null
    : reject('ERR_INVALID_INPUT', 'sport');

/** The change to summer time leaves out an hour: an event neither begins nor ends in it, on any of its days (decisions.md P15). */
const refuseMissingHour = ({ details }: EventRequest): Rejected<CourtsErrorCode> | null => {
  const { start, end, date, endDate } = details;
  const days = Array.from({ length: daysBetween(date, endDate) + 1 }, (_, index) => addDays(date, index));
  if (start !== null && !days.every((day) => isOnClubClock(day, start))) return reject('ERR_INVALID_INPUT', 'start');
  if (start === null || end === null) return null;
  const nights = end > start ? 0 : 1;
  return days.every((day) => isOnClubClock(addDays(day, nights), end)) ? null : reject('ERR_INVALID_INPUT', 'end');
};

/** At most as far ahead as every reservation of the club. */
const refuseTooFarAhead = ({ details: { date, endDate }, now }: EventRequest): Rejected<CourtsErrorCode> | null => {
  const last = lastDayToEnter(now.date);
  if (endDate <= last) return null;
  return reject('ERR_INVALID_INPUT', date > last ? 'date' : 'endDate');
};

/**
 * Announces an event of the club and books its courts in the same append, or nothing (decisions.md B16). The same command again changes
 * nothing. Refuses with ERR_INVALID_INPUT (sport, date, endDate, start, end) and as `courtsOfEvent` does.
 */
export const decideAnnounceEvent = ({ data }: AnnounceEvent, state: CourtsState): EventDecision => {
  const { eventId, details } = data;
  if (state.clubEvents.has(eventId)) return accept();
  const changes =
    refuseUnknownSport(data) ?? refuseTooFarAhead(data) ?? refuseMissingHour(data) ?? courtsOfEvent(data, state);
  if ('outcome' in changes) return changes;
  return accept<CourtsEvent>(
    ...changes.ended,
    { type: 'ClubEventAnnounced', data: { eventId, ...details } },
    ...changes.booked,
  );
};

const isCalledOff = ({ status }: LedgerClubEvent): boolean => status === 'CALLED_OFF';

const statusEvents = ({ eventId, isCancelled }: ReviseEvent['data'], known: LedgerClubEvent): ClubEventEvent[] => {
  if (isCancelled === null || isCancelled === isCalledOff(known)) return [];
  return [{ type: isCancelled ? 'ClubEventCalledOff' : 'ClubEventReinstated', data: { eventId } }];
};

/**
 * An event whose courts are to stay as they are is a matter of texts: courts that were left out once are no reason to refuse another
 * description.
 */
const concernsCourts = ({ details, ifTaken, isCancelled }: ReviseEvent['data'], known: LedgerClubEvent): boolean =>
  ifTaken !== 'ABORT' ||
  (isCancelled ?? isCalledOff(known)) !== isCalledOff(known) ||
  differs(details, known.details, courtDetails);

/** What the revision does to the courts; one that is called off has none. */
const revisedCourts = (data: ReviseEvent['data'], known: LedgerClubEvent, state: CourtsState) => {
  if (!concernsCourts(data, known)) return { ended: [], booked: [] };
  const spots = (data.isCancelled ?? isCalledOff(known)) ? [] : data.spots;
  return courtsOfEvent({ ...data, spots }, state);
};

/** Days and hours are judged where they change: an event of former rules can still get another text. */
const refuseRevisedTime = (data: ReviseEvent['data'], known: LedgerClubEvent): Rejected<CourtsErrorCode> | null => {
  const isRevised = (details: Parameters<typeof differs>[2]) => differs(data.details, known.details, details);
  return (
    (isRevised({ date: true, endDate: true }) ? refuseTooFarAhead(data) : null) ??
    (isRevised(whenDetails) ? refuseMissingHour(data) : null)
  );
};

/**
 * Changes what the club says about an event, calls it off or reinstates it, and moves, adds and frees its courts: one append, or nothing
 * (decisions.md B16, N76). The same command again changes nothing. Refuses with ERR_EVENT_NOT_FOUND, ERR_INVALID_INPUT (sport, date, endDate) and as
 * `courtsOfEvent` does.
 */
export const decideReviseEvent = ({ data }: ReviseEvent, state: CourtsState): EventDecision => {
  const { eventId, details } = data;
  const known = state.clubEvents.get(eventId);
  if (!known || known.status === 'DELETED') return reject('ERR_EVENT_NOT_FOUND', 'id');
  const changes = refuseUnknownSport(data) ?? refuseRevisedTime(data, known) ?? revisedCourts(data, known, state);
  if ('outcome' in changes) return changes;
  const isRevised = differs(details, known.details, allDetails);
  return accept<CourtsEvent>(
    ...changes.ended,
    ...(isRevised ? [{ type: 'ClubEventRevised' as const, data: { eventId, ...details } }] : []),
    ...statusEvents(data, known),
    ...changes.booked,
  );
};

/**
 * Removes an event and frees its courts: one append (decisions.md B16). Deleting a deleted event writes no event. Refuses with
 * ERR_EVENT_NOT_FOUND.
 */
export const decideDeleteEvent = ({ data: { eventId } }: DeleteEvent, state: CourtsState): EventDecision => {
  const known = state.clubEvents.get(eventId);
  if (!known) return reject('ERR_EVENT_NOT_FOUND', 'id');
  if (known.status === 'DELETED') return accept();
  return accept<CourtsEvent>(...bookingsOfEvent(state, eventId).map((booking) => bookingCancelled(booking)), {
    type: 'ClubEventDeleted',
    data: { eventId },
  });
};
