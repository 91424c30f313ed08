import { namedFrom } from '@platzwart/contracts/club-time';
import { systemCall } from '../core/systemCall.ts';
import { clubNow } from './clubNow.ts';
import type { LedgerNeeds } from './ledgerNeeds.ts';

type Needs = Pick<LedgerNeeds, 'ledger'> &
  Readonly<{
    newId: () => string;
    /** Now, as an ISO 8601 instant in UTC. */
    clock: () => string;
  }>;

/**
 * Bookings of days more than three years ago lose their people (decisions.md, last lines): one event for all of them, none where
 * none names anybody. What the store does not take now is left to the next time.
 */
export const closeDays =
  ({ ledger, newId, clock }: Needs) =>
  async (): Promise<void> => {
    const [id, now] = [newId(), clock()];
    const before = namedFrom(clubNow(now).date);
    const call = systemCall({ commandId: id, correlationId: id, idempotencyKey: null, now });
    await ledger.send({ type: 'AnonymiseBookings', data: { before } }, call);
  };
