import type { DebitRefunded } from '@platzwart/contracts/debit';
import { type Decision, accept, reject } from '../../core/decider.ts';
import type { DebitsErrorCode, RefundDebit } from './debitsCommands.ts';
import { type DebitsState, debitIn } from './debitsState.ts';
import { nameOfDebit } from './dropDebits.ts';

/**
 * What a debit has collected for an invoice that was paid otherwise meanwhile is paid back (decisions.md Q1). Refuses with ERR_DEBIT_NOT_FOUND,
 * ERR_DEBIT_NOT_UPDATED (nothing is due: its invoice needed all of it, its money has not arrived, or it went back) and ERR_INVALID_INPUT
 * (`refundedOn` before the day of execution, or in the future). A repetition writes no event.
 */
export const decideRefundDebit = (
  { data: { collectionId, invoiceId, today, ...refund } }: RefundDebit,
  state: DebitsState,
): Decision<DebitRefunded, DebitsErrorCode> => {
  const located = debitIn(state, { collectionId, invoiceId });
  if (!located) return reject('ERR_DEBIT_NOT_FOUND', 'id');
  const { collection, debit } = located;
  if (debit.isRefunded) return accept();
  if (debit.state !== 'COLLECTED' || debit.surplus === 0) return reject('ERR_DEBIT_NOT_UPDATED', 'id');
  if (refund.refundedOn < collection.executionOn || refund.refundedOn > today)
    return reject('ERR_INVALID_INPUT', 'refundedOn');
  return accept({ type: 'DebitRefunded', data: { ...nameOfDebit(located), surplus: debit.surplus, ...refund } });
};
