import type { RetryOnlineRefund, SetOnlineRefundMade } from '@platzwart/contracts/booking';
import { clubNow } from '../domain/clubNow.ts';
import type { Call } from '../../core/call.ts';
import type { LedgerAnswer, LedgerDependencies } from './ledgerDependencies.ts';

type Dependencies = Pick<LedgerDependencies, 'ledger'>;

/** The provider is asked once more for a refund that it did not pay. Refuses with the ledger's codes. */
export const retryOnlineRefund =
  ({ ledger }: Dependencies) =>
  (data: RetryOnlineRefund['data'], call: Call): Promise<LedgerAnswer> =>
    ledger.send({ type: 'RetryRefund', data }, call);

/** Such a refund is paid back in another way. Refuses with the ledger's codes. */
export const setOnlineRefundMade =
  ({ ledger }: Dependencies) =>
  ({ refundedOn, ...refund }: SetOnlineRefundMade['data'], call: Call): Promise<LedgerAnswer> => {
    const today = clubNow(call.now).date;
    return ledger.send({ type: 'RefundOtherwise', data: { ...refund, refundedOn: refundedOn ?? today, today } }, call);
  };
