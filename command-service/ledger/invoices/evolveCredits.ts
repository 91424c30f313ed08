import { type Cents, type CreditId, cents, noCents } from '@platzwart/contracts/core';
import {
  type CreditReceived,
  type CreditRefunded,
  type CreditWithdrawn,
  type PaymentEvent,
  creditOf,
} from '@platzwart/contracts/invoice';
import type { InvoicesState, LedgerCredit } from './invoicesState.ts';

const withCredit = (state: InvoicesState, id: CreditId, changed: (credit: LedgerCredit) => LedgerCredit) => {
  const credit = state.credits.get(id);
  return credit ? { ...state, credits: state.credits.set(id, changed(credit)) } : state;
};

/** The credit that a payment, or its being taken back, changes, and by how much, in cents. */
const changeBy = (event: PaymentEvent): Readonly<{ id: CreditId | undefined; cents: number }> => {
  if (event.type !== 'InvoiceReopened') return { id: creditOf(event.data), cents: 0 - event.data.amount };
  const { payment } = event.data;
  return { id: payment?.creditId, cents: payment?.amount ?? 0 };
};

/** What a payment takes of a credit; it is there again where the payment is taken back. */
export const withSetOff = (state: InvoicesState, event: PaymentEvent): InvoicesState => {
  const { id, cents: change } = changeBy(event);
  return id
    ? withCredit(state, id, (credit) => ({ ...credit, rest: cents(credit.rest + change), isRefunded: false }))
    : state;
};

const left = (rest: Cents, isRefunded: boolean) => (credit: LedgerCredit) => ({ ...credit, rest, isRefunded });

/** How each event about credits changes the state. */
export const evolveCredits = {
  CreditReceived: (state: InvoicesState, { data }: CreditReceived): InvoicesState => ({
    ...state,
    credits: state.credits.set(data.creditId, { ...data, rest: data.amount, isRefunded: false }),
  }),
  CreditRefunded: (state: InvoicesState, { data }: CreditRefunded): InvoicesState =>
    withCredit(state, data.creditId, left(noCents, true)),
  CreditWithdrawn: (state: InvoicesState, { data }: CreditWithdrawn): InvoicesState => ({
    ...state,
    credits: state.credits.delete(data.creditId),
  }),
};
