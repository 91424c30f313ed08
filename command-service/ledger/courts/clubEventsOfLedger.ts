import type {
  ClubEventAnnounced,
  ClubEventCalledOff,
  ClubEventDeleted,
  ClubEventDetails,
  ClubEventReinstated,
  ClubEventRevised,
  ClubEventStatus,
} from '@platzwart/contracts/club-event';
import type { BookingId, ClubEventId } from '@platzwart/contracts/core';
import { type Map, Set } from 'immutable';
import type { LedgerBooking } from './ledgerBooking.ts';

/** An event of the club, and its live bookings. A deleted one is known, so that the same commands again write no events. */
export type LedgerClubEvent = Readonly<{
  details: ClubEventDetails;
  status: ClubEventStatus;
  bookings: Set<BookingId>;
}>;
export type ClubEventsById = Map<ClubEventId, LedgerClubEvent>;

type Membership = Pick<LedgerBooking, 'bookingId' | 'eventId'>;

const changed = (
  clubEvents: ClubEventsById,
  eventId: ClubEventId | null,
  change: (known: LedgerClubEvent) => LedgerClubEvent,
): ClubEventsById => {
  const known = eventId && clubEvents.get(eventId);
  return known ? clubEvents.set(eventId, change(known)) : clubEvents;
};

/** The events, where the booking is of one of them: with it. */
export const withCourt = (clubEvents: ClubEventsById, { eventId, bookingId }: Membership): ClubEventsById =>
  changed(clubEvents, eventId, (known) => ({ ...known, bookings: known.bookings.add(bookingId) }));

/** The events without the booking, whose court is free again. */
export const withoutCourt = (clubEvents: ClubEventsById, { eventId, bookingId }: Membership): ClubEventsById =>
  changed(clubEvents, eventId, (known) => ({ ...known, bookings: known.bookings.delete(bookingId) }));

type WithEvents = Readonly<{ clubEvents: ClubEventsById }>;

const announced = <State extends WithEvents>(state: State, { data }: ClubEventAnnounced): State => {
  const { eventId, ...details } = data;
  return { ...state, clubEvents: state.clubEvents.set(eventId, { details, status: 'PLANNED', bookings: Set() }) };
};

const revised = <State extends WithEvents>(state: State, { data }: ClubEventRevised): State => {
  const { eventId, ...details } = data;
  return { ...state, clubEvents: changed(state.clubEvents, eventId, (known) => ({ ...known, details })) };
};

const become =
  (status: ClubEventStatus) =>
  <State extends WithEvents>(
    state: State,
    { data }: ClubEventCalledOff | ClubEventReinstated | ClubEventDeleted,
  ): State => ({
    ...state,
    clubEvents: changed(state.clubEvents, data.eventId, (known) => ({ ...known, status })),
  });

/** How what the club says about its events changes the state. */
export const evolveClubEvents = {
  ClubEventAnnounced: announced,
  ClubEventRevised: revised,
  ClubEventCalledOff: become('CALLED_OFF'),
  ClubEventReinstated: become('PLANNED'),
  ClubEventDeleted: become('DELETED'),
};
