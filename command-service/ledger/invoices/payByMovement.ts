import type { InvoicePaid, InvoiceReopened } from '@platzwart/contracts/invoice';
import { type Decision, type Rejected, accept, reject } from '../../core/decider.ts';
import type { InvoicesErrorCode, MovementShare, PayByMovement, ReopenByMovement } from './invoicesCommands.ts';
import type { InvoicesState, LedgerInvoice } from './invoicesState.ts';
import { claimsOfInvoice, missing, nameOfInvoice, notUpdated } from './settleInvoice.ts';

const isAwaited = ({ state }: LedgerInvoice): boolean => state === 'UNPAID' || state === 'INVOICED';

type PayingShare = Readonly<{ share: MovementShare; isOnly: boolean }>;

const paidBy = (
  { movementId, paidOn }: PayByMovement['data'],
  { share, isOnly }: PayingShare,
  state: InvoicesState,
): InvoicePaid | Rejected<InvoicesErrorCode> => {
  const invoice = state.invoices.get(share.invoiceId);
  if (!invoice) return missing(state, share.invoiceId);
  const isEnough = share.amount === invoice.amountDue || (isOnly && share.amount < invoice.amountDue);
  if (!isAwaited(invoice) || !isEnough || share.amount === 0) return notUpdated;
  const receipt = { amount: invoice.amountDue, paidOn, method: 'BANK', reference: movementId } as const;
  const movement = { movementId, amount: share.amount };
  return {
    type: 'InvoicePaid',
    data: { ...nameOfInvoice(invoice), ...receipt, ...claimsOfInvoice(invoice), movement },
  };
};

const isEvent = <Event extends Readonly<{ type: string }>>(
  decided: Event | Rejected<InvoicesErrorCode>,
): decided is Event => 'type' in decided;

/** All of them, or the first refusal. */
const allOf = <Event extends Readonly<{ type: string }>>(
  decided: readonly (Event | Rejected<InvoicesErrorCode>)[],
): Decision<Event, InvoicesErrorCode> => {
  const events = decided.filter(isEvent);
  const refused = decided.find((each): each is Rejected<InvoicesErrorCode> => !isEvent(each));
  return refused ?? accept(...events);
};

/**
 * A movement pays these invoices; the part `bank` refuses it where the movement is used up (docs/adr/0070). Refuses with
 * ERR_INVOICE_NOT_FOUND and ERR_INVOICE_NOT_UPDATED: paid or cancelled, or another amount than what is due, except for less where it is the
 * only one.
 */
export const decidePayByMovement = (
  { data }: PayByMovement,
  state: InvoicesState,
): Decision<InvoicePaid, InvoicesErrorCode> => {
  const isOnly = data.shares.length === 1;
  return allOf(data.shares.map((share) => paidBy(data, { share, isOnly }, state)));
};

/**
 * The payment of these invoices came back. Refuses with ERR_INVOICE_NOT_FOUND, ERR_INVOICE_NOT_UPDATED (one is not paid) and ERR_PAID_BY_DIRECT_DEBIT: then the
 * debit has come back (`ReturnDebit`), which would otherwise count as collected.
 */
export const decideReopenByMovement = (
  { data: { movementId, returnedOn, reopened } }: ReopenByMovement,
  state: InvoicesState,
): Decision<InvoiceReopened, InvoicesErrorCode> =>
  allOf(
    reopened.map(({ invoiceId, sealedReason }): InvoiceReopened | Rejected<InvoicesErrorCode> => {
      const invoice = state.invoices.get(invoiceId);
      if (!invoice) return missing(state, invoiceId);
      if (invoice.state !== 'PAID') return notUpdated;
      if (invoice.isPaidByDebit) return reject('ERR_PAID_BY_DIRECT_DEBIT', 'invoices');
      const movement = { movementId, amount: invoice.amountDue };
      const data = { ...nameOfInvoice(invoice), sealedReason, ...claimsOfInvoice(invoice), movement, returnedOn };
      return { type: 'InvoiceReopened', data };
    }),
  );
