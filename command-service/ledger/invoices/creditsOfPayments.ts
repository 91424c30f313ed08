import { type Cents, type LocalDate, cents } from '@platzwart/contracts/core';
import type { CreditReceived, CreditWithdrawn, InvoicePayment } from '@platzwart/contracts/invoice';
import { type Rejected, reject } from '../../core/decider.ts';
import type { InvoicesErrorCode } from './invoicesCommands.ts';
import type { InvoicesState, LedgerCredit, LedgerInvoice } from './invoicesState.ts';

export const usedUp = reject('ERR_CREDIT_NOT_UPDATED', 'id');

export const nameOfCredit = ({ creditId, invoiceId, personId, number }: LedgerCredit) => ({
  ...{ creditId, invoiceId, personId, number },
});

/** What has arrived beyond what the invoice demanded. */
export const creditReceived = (
  { invoiceId, personId, number }: LedgerInvoice,
  credit: Omit<CreditReceived['data'], 'invoiceId' | 'number' | 'personId'>,
): CreditReceived => ({ type: 'CreditReceived', data: { invoiceId, personId, number, ...credit } });

export type GoneBack = Readonly<{ returnedOn?: LocalDate; isReturned: boolean }>;

export const withdrawn = (credit: LedgerCredit, back: GoneBack): CreditWithdrawn => {
  const { amount, method, movementId } = credit;
  return { type: 'CreditWithdrawn', data: { ...nameOfCredit(credit), amount, method, movementId, ...back } };
};

export const isWhole = ({ rest, amount }: LedgerCredit): boolean => rest === amount;

/** The credits that arrived with a payment of the invoice: by the same movement, or in the same receipt. */
export const creditsWith = (
  { credits }: InvoicesState,
  { invoiceId }: LedgerInvoice,
  payment: InvoicePayment,
): readonly LedgerCredit[] => {
  const arrivedWith = (credit: LedgerCredit): boolean =>
    payment.movementId === null
      ? credit.paidOn === payment.paidOn && credit.method === payment.method && credit.reference === payment.reference
      : credit.movementId === payment.movementId;
  return [...credits.filter((credit) => credit.invoiceId === invoiceId && arrivedWith(credit)).values()];
};

/** A payment that is taken back takes its credits with it, unless they were paid back or set off. */
export const withdrawAll = (
  arrived: readonly LedgerCredit[],
  back: GoneBack,
): readonly CreditWithdrawn[] | Rejected<InvoicesErrorCode> =>
  arrived.every(isWhole) ? arrived.map((credit) => withdrawn(credit, back)) : usedUp;

/** What has arrived beyond what is open. */
export const tooMuch = (amount: Cents | null, open: Cents): Cents => cents(Math.max(0, (amount ?? open) - open));
