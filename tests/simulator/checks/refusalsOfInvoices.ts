import * as v from 'valibot';
import { people } from '../members/requests.ts';
import type { Books, InvoiceState } from './loggedInvoices.ts';
import type { Case } from './refusalCase.ts';

const invoiceSchema = v.object({ invoiceId: v.string() });
const billedSchema = v.object({ userID: v.string() });

const someBooks = ({ books, window: { asked, answered } }: Case, isSo: (books: Books) => boolean): boolean =>
  books.slice(asked, answered + 1).some(isSo);

/** Whether the invoice of the request was in one of these states at some moment between request and answer. */
const wasIn = (refusal: Case, states: readonly InvoiceState[]): boolean => {
  const { success, output } = v.safeParse(invoiceSchema, refusal.delivery.request.data);
  return (
    success && someBooks(refusal, ({ invoices }) => states.some((state) => invoices.get(output.invoiceId) === state))
  );
};

const cancelled = ['CANCELED', 'REFUND_DUE', 'REFUNDED'] as const;
/** In which states of the invoice each request is refused, and in which it finds its work done. */
const rightly: Readonly<Record<string, Readonly<{ refused: readonly InvoiceState[]; done: readonly InvoiceState[] }>>> =
  {
    SetInvoicePaid: { refused: [...cancelled, 'PAID'], done: [] },
    SetInvoiceUnpaid: { refused: cancelled, done: ['UNPAID'] },
    CancelInvoice: { refused: [], done: cancelled },
    SetInvoiceRefunded: { refused: ['UNPAID', 'PAID', 'CANCELED'], done: ['REFUNDED'] },
  };

const hadNothingToBill = (refusal: Case): boolean => {
  const { request, answer } = refusal.delivery;
  if (answer?.outcome !== 'rejected' || answer.fields[0] !== 'userID') return false;
  const { userID } = v.parse(billedSchema, request.data);
  const person = refusal.register.numbers.get(userID)?.personId ?? people[Number(userID) - 1_001] ?? '';
  return someBooks(refusal, ({ open }) => (open.get(person)?.size ?? 0) === 0);
};

/** The permitted refusals about invoices, each with its condition. An invoice that the office knows exists. */
export const flawsOfInvoices: Readonly<Record<string, (refusal: Case) => string | null>> = {
  ERR_INVOICE_NOT_CREATED: (refusal) =>
    hadNothingToBill(refusal) ? null : 'was told that there is nothing to bill, and there was all the time',
  ERR_INVOICE_NOT_UPDATED: (refusal) =>
    wasIn(refusal, rightly[refusal.delivery.request.type]?.refused ?? [])
      ? null
      : 'was told that an invoice cannot be changed that can',
};

/** Told that nothing was to do, where it was. */
export const falselySettled = (refusal: Case): string | null => {
  const done = rightly[refusal.delivery.request.type]?.done;
  return done === undefined || wasIn(refusal, done) ? null : 'was told that an invoice is as it was never';
};
