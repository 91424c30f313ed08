import type { DeleteBooking } from '@platzwart/contracts/booking';
import type { Call } from '../../core/call.ts';
import type { LedgerAnswer, LedgerDependencies } from './ledgerDependencies.ts';

/** An ADMIN removes a mistaken entry from all lists; the ledger decides. Refuses with the ledger's codes. */
export const deleteAsAdmin =
  ({ ledger }: Pick<LedgerDependencies, 'ledger'>) =>
  (data: DeleteBooking['data'], call: Call): Promise<LedgerAnswer> =>
    ledger.send({ type: 'DeleteBooking', data }, call);
