import type { BookingId, PersonId } from '@platzwart/contracts/core';
import type { BookedCourts, Occupant, SpanOnCourt } from '../../booking/domain/bookedCourts.ts';
import { overlaps } from '@platzwart/contracts/booking';
import type { CourtsState } from './courtsState.ts';
import { type LedgerBooking, courtDayOf } from './ledgerBooking.ts';
import { openBookingsOf, personalBookingsOn } from './personalBookings.ts';
import { heldOn, heldOpenOf, heldSpansOf, spanOf } from './heldOrders.ts';
import { offersOn } from './waitingList.ts';

/** The live bookings that overlap this span on this court and day: the check that all kinds of bookings use (decisions.md B21). */
const bookingsOn = ({ taken }: CourtsState, span: SpanOnCourt): readonly LedgerBooking[] =>
  (taken.get(courtDayOf(span)) ?? []).filter((booking) => overlaps(booking, span));

/** What is offered to somebody is taken for everybody else (decisions.md N25), and what is being paid for everybody (B22). */
const holdsOn = (state: CourtsState, span: SpanOnCourt, caller: PersonId | null): readonly Occupant[] => [
  ...offersOn(state, span)
    .filter(({ personId }) => personId !== caller)
    .map(({ offer: { holdId } }) => ({ bookingId: holdId, eventId: null })),
  ...heldOn(state, span).map(({ booking: { bookingId } }) => ({ bookingId, eventId: null })),
];

const nobody: ReadonlySet<BookingId> = new Set();
/** `leaving`: bookings that are about to leave their courts; `caller`: what is offered to this person is free. */
type View = Readonly<{ leaving?: ReadonlySet<BookingId>; caller?: PersonId | null }>;

/** The state in the form that the booking rules query. */
export const bookedCourtsOf = (state: CourtsState, { leaving = nobody, caller = null }: View = {}): BookedCourts => ({
  isKnown: (bookingId) =>
    state.bookings.has(bookingId) ||
    state.held.some(({ bookings }) => bookings.some((each) => each.bookingId === bookingId)),
  isTaken: (span) => bookingsOn(state, span).length > 0 || holdsOn(state, span, caller).length > 0,
  takenOn: (courtDay) => {
    const day = { ...courtDay, startMinute: 0, endMinute: 1_440 };
    return [
      ...bookingsOn(state, day),
      ...offersOn(state, day).flatMap(({ personId, offer }) => (personId === caller ? [] : [offer])),
      ...heldOn(state, day).map(({ booking }) => spanOf(booking)),
    ];
  },
  occupants: (span) => [
    ...bookingsOn(state, span).filter(({ bookingId }) => !leaving.has(bookingId)),
    ...holdsOn(state, span, caller),
  ],
  openFrom: state.openFrom,
  spansOn: (personId, date) => [...personalBookingsOn(state, personId, date), ...heldSpansOf(state, personId, date)],
  acceptedTerms: (personId) => state.acceptedTerms.get(personId) ?? null,
  openBookings: (personId, now) => openBookingsOf(state, personId, now) + heldOpenOf(state, personId, now),
});
