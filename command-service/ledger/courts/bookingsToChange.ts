import {
  type BookingsToChange,
  type Recurrence,
  type SeriesId,
  refusedRuleInput,
  seriesId,
} from '@platzwart/contracts/booking';
import type { BookingId } from '@platzwart/contracts/core';
import type { ChangeRequest } from '../../booking/domain/changeRequest.ts';
import { type Rejected, reject } from '../../core/decider.ts';
import type { CourtsErrorCode } from './courtsCommands.ts';
import type { CourtsState } from './courtsState.ts';
import type { LedgerBooking } from './ledgerBooking.ts';
import { liveOccurrences } from './occurrences.ts';
import type { LedgerSeries } from './seriesOfLedger.ts';

/** The booking or series that a change names. */
export type FoundBookings = BookingsToChange<LedgerBooking> &
  Readonly<{
    /** Whether the series itself is named. */
    isSeries: boolean;
    series: (LedgerSeries & Readonly<{ seriesId: SeriesId }>) | null;
  }>;

const ruleOf = ({ plan: { repetition, startdate, enddate } }: LedgerSeries): Recurrence => ({
  repetition,
  startdate,
  enddate,
});

const ofSeries = (state: CourtsState, id: SeriesId, named?: LedgerBooking): FoundBookings | null => {
  const series = state.series.get(id);
  const live = liveOccurrences(state, id);
  const first = named ?? live[0];
  return series && first
    ? { named: first, live, rule: ruleOf(series), isSeries: !named, series: { ...series, seriesId: id } }
    : null;
};

const seriesNamed = (state: CourtsState, id: SeriesId): FoundBookings | Rejected<CourtsErrorCode> =>
  ofSeries(state, id) ?? reject(state.series.has(id) ? 'ERR_MAIN_BOOKING_NOT_FOUND' : 'ERR_BOOKING_NOT_FOUND', 'id');

/** Refuses with ERR_BOOKING_NOT_FOUND (unknown or deleted), ERR_BOOKING_NOT_UPDATED (cancelled) and ERR_MAIN_BOOKING_NOT_FOUND. */
export const bookingsToChange = (state: CourtsState, id: BookingId): FoundBookings | Rejected<CourtsErrorCode> => {
  const booking = state.bookings.get(id);
  if (!booking) return seriesNamed(state, seriesId(id));
  if (booking.occupancy === 'DELETED') return reject('ERR_BOOKING_NOT_FOUND', 'id');
  if (booking.occupancy === 'CANCELED') return reject('ERR_BOOKING_NOT_UPDATED', 'id');
  const series = booking.seriesId && ofSeries(state, booking.seriesId, booking);
  return series || { named: booking, live: [booking], rule: null, isSeries: false, series: null };
};

/** The rule of a series stays as it is, except for its last date; a single booking becomes no series. */
export const refusedRule = (
  request: ChangeRequest,
  { rule, isSeries }: FoundBookings,
): Rejected<CourtsErrorCode> | null => {
  const refused = refusedRuleInput(request, rule, isSeries);
  return refused && reject('ERR_INVALID_INPUT', refused);
};
