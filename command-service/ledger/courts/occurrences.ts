import type { SeriesId } from '@platzwart/contracts/booking';
import { inOrder } from './bookingsInOrder.ts';
import type { CourtsState } from './courtsState.ts';
import type { LedgerBooking } from './ledgerBooking.ts';

/** All bookings of a series in order, cancelled and deleted ones too; none for an unknown series. */
export const occurrencesOf = ({ series, bookings }: CourtsState, id: SeriesId): readonly LedgerBooking[] =>
  inOrder([...(series.get(id)?.bookings ?? [])].flatMap((bookingId) => bookings.get(bookingId) ?? []));

export const liveOccurrences = (state: CourtsState, id: SeriesId): readonly LedgerBooking[] =>
  occurrencesOf(state, id).filter(({ occupancy }) => occupancy === 'BOOKED');
