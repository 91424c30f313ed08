import type { InvoiceId } from '@platzwart/contracts/core';
import type { DebitDropped, DropReason } from '@platzwart/contracts/debit';
import type {
  InvoiceCancelled,
  InvoicePaid,
  InvoicePartPaid,
  InvoiceRestWaived,
  InvoiceWarned,
} from '@platzwart/contracts/invoice';
import { type Accepted, type Decision, accept, reject } from '../../core/decider.ts';
import type { DebitsErrorCode } from './debitsCommands.ts';
import { type DebitsState, type Located, liveDebitOf } from './debitsState.ts';

export const nameOfDebit = ({ collection: { collectionId, executionOn }, debit }: Located) => {
  const { invoiceId, personId, number, amount } = debit;
  return { collectionId, invoiceId, personId, number, amount, executionOn };
};

export const droppedDebit = (located: Located, reason: DropReason): DebitDropped => ({
  type: 'DebitDropped',
  data: { ...nameOfDebit(located), reason },
});

/**
 * An invoice that is paid, or open over less than was announced, is not collected; with the bank it cannot be stopped any more.
 */
export const dropPaid = ({ data }: InvoicePaid | InvoicePartPaid, state: DebitsState): Accepted<DebitDropped> => {
  const live = liveDebitOf(state, data.invoiceId);
  return live?.collection.state === 'ANNOUNCED' ? accept(droppedDebit(live, 'PAID')) : accept();
};

const dropUnlessSubmitted = (
  invoiceId: InvoiceId,
  reason: DropReason,
  state: DebitsState,
): Decision<DebitDropped, DebitsErrorCode> => {
  const live = liveDebitOf(state, invoiceId);
  if (!live) return accept();
  if (live.collection.state === 'SUBMITTED') return reject('ERR_INVOICE_NOT_UPDATED', 'id');
  return accept(droppedDebit(live, reason));
};

/** A cancelled invoice is not collected; while its debit is with the bank it is not cancelled: money is about to arrive. */
export const dropCancelled = (
  { data }: InvoiceCancelled,
  state: DebitsState,
): Decision<DebitDropped, DebitsErrorCode> => dropUnlessSubmitted(data.invoiceId, 'INVOICE_CANCELLED', state);

/** What is waived is not collected; while the debit is with the bank it is not waived. */
export const dropWaived = ({ data }: InvoiceRestWaived, state: DebitsState): Decision<DebitDropped, DebitsErrorCode> =>
  dropUnlessSubmitted(data.invoiceId, 'PAID', state);

/** Nobody is warned of what the club itself collects. */
export const noWarning = ({ data }: InvoiceWarned, state: DebitsState): Decision<never, DebitsErrorCode> =>
  liveDebitOf(state, data.invoiceId) ? reject('ERR_INVOICE_NOT_UPDATED', 'id') : accept();
