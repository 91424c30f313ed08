import type { DeleteEvent } from '@platzwart/contracts/club-event';
import type { LedgerAnswer, LedgerDependencies } from './ledgerDependencies.ts';
import type { Call } from '../../core/call.ts';

/** An ADMIN removes an event of the club; the ledger decides. Refuses with the ledger's codes. */
export const deleteEvent =
  ({ ledger }: Pick<LedgerDependencies, 'ledger'>) =>
  (data: DeleteEvent['data'], call: Call): Promise<LedgerAnswer> =>
    ledger.send({ type: 'DeleteEvent', data }, call);
