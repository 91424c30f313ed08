import {
  type CreditWithdrawn,
  type InvoicePaid,
  type InvoicePartPaid,
  type InvoicePayment,
  type InvoiceReopened,
  receivedOf,
} from '@platzwart/contracts/invoice';
import { type Decision, type Rejected, accept, reject } from '../../core/decider.ts';
import { creditsWith, withdrawAll } from './creditsOfPayments.ts';
import type { InvoicesErrorCode, MovementShare, PayByMovement, ReopenByMovement } from './invoicesCommands.ts';
import { type InvoicesState, type LedgerInvoice, openOf } from './invoicesState.ts';
import { claimsOfInvoice, missing, nameOfInvoice, notUpdated, paymentEvent, takenBack } from './settleInvoice.ts';

const isAwaited = ({ state }: LedgerInvoice): boolean => state === 'UNPAID' || state === 'INVOICED';

type PayingShare = Readonly<{ share: MovementShare; isOnly: boolean }>;

const paidBy = (
  { movementId, paidOn }: PayByMovement['data'],
  { share: { invoiceId, amount }, isOnly }: PayingShare,
  state: InvoicesState,
): InvoicePaid | InvoicePartPaid | Rejected<InvoicesErrorCode> => {
  const invoice = state.invoices.get(invoiceId);
  if (!invoice) return missing(state, invoiceId);
  const open = openOf(invoice);
  const isRight = amount === open || (isOnly && amount < open);
  if (!isAwaited(invoice) || !isRight || amount === 0) return notUpdated;
  const receipt = { amount, paidOn, method: 'BANK', reference: movementId } as const;
  return paymentEvent(invoice, { ...receipt, movement: { movementId, amount } });
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
 * ERR_INVOICE_NOT_FOUND and ERR_INVOICE_NOT_UPDATED: paid or cancelled, or another amount than what is open, except for a part of the only one.
 */
export const decidePayByMovement = (
  { data }: PayByMovement,
  state: InvoicesState,
): Decision<InvoicePaid | InvoicePartPaid, InvoicesErrorCode> => {
  const isOnly = data.shares.length === 1;
  return allOf(data.shares.map((share) => paidBy(data, { share, isOnly }, state)));
};

/**
 * Of one invoice the last payment of this amount, with what it had brought too much, or the last of less, where banks have added a fee; of several the
 * last one of each.
 */
const paymentThatCameBack = (
  invoice: LedgerInvoice,
  { amount, reopened }: ReopenByMovement['data'],
  state: InvoicesState,
): InvoicePayment | undefined => {
  const payments = invoice.payments.filter(({ method }) => method !== 'CREDIT');
  const arrived = (payment: InvoicePayment): number => receivedOf([payment, ...creditsWith(state, invoice, payment)]);
  return reopened.length > 1
    ? payments.at(-1)
    : (payments.findLast((payment) => arrived(payment) === amount) ??
        payments.findLast((payment) => payment.amount < amount) ??
        payments.at(-1));
};

type Back = Readonly<{ data: ReopenByMovement['data']; sealedReason: string | null }>;

/** The invoice is open over the payment again, and what it had brought too much is no credit any more. */
const reopenedBy = (
  invoice: LedgerInvoice,
  { data: { returnedOn, ...data }, sealedReason }: Back,
  state: InvoicesState,
): readonly (InvoiceReopened | CreditWithdrawn)[] | Rejected<InvoicesErrorCode> => {
  const payment = paymentThatCameBack(invoice, { ...data, returnedOn }, state);
  if (!payment || invoice.state === 'CANCELED') return notUpdated;
  if (payment.method === 'DIRECT_DEBIT') return reject('ERR_PAID_BY_DIRECT_DEBIT', 'invoices');
  const credits = withdrawAll(creditsWith(state, invoice, payment), { returnedOn, isReturned: true });
  if ('outcome' in credits) return credits;
  const movement = { movementId: data.movementId, amount: payment.amount };
  const back = { ...takenBack(payment), movement, returnedOn };
  return [
    {
      type: 'InvoiceReopened',
      data: { ...nameOfInvoice(invoice), sealedReason, ...claimsOfInvoice(invoice), ...back },
    },
    ...credits,
  ];
};

/**
 * Payments of these invoices came back. Refuses with ERR_INVOICE_NOT_FOUND, ERR_INVOICE_NOT_UPDATED (nothing of one is paid),
 * ERR_CREDIT_NOT_UPDATED (what was too much is paid back or set off) and ERR_PAID_BY_DIRECT_DEBIT: then the debit has come back (`ReturnDebit`),
 * which would otherwise count as collected.
 */
export const decideReopenByMovement = (
  { data }: ReopenByMovement,
  state: InvoicesState,
): Decision<InvoiceReopened | CreditWithdrawn, InvoicesErrorCode> => {
  const events: (InvoiceReopened | CreditWithdrawn)[] = [];
  for (const { invoiceId, sealedReason } of data.reopened) {
    const invoice = state.invoices.get(invoiceId);
    const decided = invoice ? reopenedBy(invoice, { data, sealedReason }, state) : missing(state, invoiceId);
    if ('outcome' in decided) return decided;
    events.push(...decided);
  }
  return accept(...events);
};
