import type { BookingsAnonymised } from '@platzwart/contracts/booking';
import { type Accepted, accept } from '../core/decider.ts';
import type { AnonymiseBookings } from './ledgerCommands.ts';
import { type LedgerState, bookingsNamedBefore } from './ledgerState.ts';

/**
 * Closes the days before `before` where a booking of theirs still names a person, a cancelled one too (decisions.md, last
 * lines). Refuses nothing; where no booking does, nothing happens, and so nothing the second time.
 */
export const anonymiseBookings = (
  { data: { before } }: AnonymiseBookings,
  state: LedgerState,
): Accepted<BookingsAnonymised> =>
  bookingsNamedBefore(state, before).length > 0 ? accept({ type: 'BookingsAnonymised', data: { before } }) : accept();
