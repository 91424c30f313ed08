import type { BookingsAnonymised } from '@platzwart/contracts/booking';
import { type Accepted, accept } from '../../core/decider.ts';
import type { AnonymiseBookings } from './courtsCommands.ts';
import { type CourtsState, personalBookingsBefore } from './courtsState.ts';

/**
 * Closes the days before `before` if any booking on them still names a person, including cancelled ones (decisions.md §9). Refuses
 * nothing; without such a booking, as at a repetition, it writes no event.
 */
export const decideAnonymiseBookings = (
  { data: { before } }: AnonymiseBookings,
  state: CourtsState,
): Accepted<BookingsAnonymised> =>
  personalBookingsBefore(state, before).length > 0
    ? accept({ type: 'BookingsAnonymised', data: { before } })
    : accept();
