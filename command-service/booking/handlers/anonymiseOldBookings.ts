import { firstDayWithNames } from '@platzwart/contracts/club-time';
import { systemCall } from '../../core/systemCall.ts';
import { clubNow } from '../domain/clubNow.ts';
import type { LedgerDependencies } from './ledgerDependencies.ts';

type Dependencies = Pick<LedgerDependencies, 'ledger'> &
  Readonly<{
    newId: () => string;
    /** Now, as an ISO 8601 instant in UTC. */
    clock: () => string;
  }>;

/**
 * Removes the people of bookings whose day is more than three years ago (decisions.md §9): one event for all of them, none where
 * no such booking names a person. If the store is unavailable, the next run repeats it.
 */
export const anonymiseOldBookings =
  ({ ledger, newId, clock }: Dependencies) =>
  async (): Promise<void> => {
    const [id, now] = [newId(), clock()];
    const before = firstDayWithNames(clubNow(now).date);
    const call = systemCall({ commandId: id, correlationId: id, idempotencyKey: null, now });
    await ledger.send({ type: 'AnonymiseBookings', data: { before } }, call);
  };
