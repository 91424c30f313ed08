import type { ClubEventId } from '@platzwart/contracts/core';
import { inOrder } from './bookingsInOrder.ts';
import type { CourtsState } from './courtsState.ts';
import type { LedgerBooking } from './ledgerBooking.ts';

/** The live bookings of an event of the club, in order; none for an unknown one. */
export const bookingsOfEvent = ({ clubEvents, bookings }: CourtsState, id: ClubEventId): readonly LedgerBooking[] =>
  inOrder([...(clubEvents.get(id)?.bookings ?? [])].flatMap((bookingId) => bookings.get(bookingId) ?? []));
