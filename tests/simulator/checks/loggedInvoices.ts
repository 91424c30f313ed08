import type { RecordedEvent } from '@platzwart/event-store';
import * as v from 'valibot';

export type InvoiceState = 'UNPAID' | 'PAID' | 'CANCELED' | 'REFUND_DUE' | 'REFUNDED';

/** What is billed and paid after a number of events: the rules of invoices implemented a second time. */
export type Books = Readonly<{
  /** The cards that no invoice demands, by person. */
  open: ReadonlyMap<string, ReadonlySet<string>>;
  invoices: ReadonlyMap<string, InvoiceState>;
}>;

const cardSchema = v.object({ personId: v.string(), voucherId: v.string() });
const invoiceSchema = v.object({ invoiceId: v.string(), personId: v.string() });
const claimsSchema = v.object({ claims: v.array(v.object({ itemId: v.string() })) });
const refundSchema = v.object({ refundDue: v.number() });

const withState = (books: Books, data: unknown, state: InvoiceState): Books => ({
  ...books,
  invoices: new Map(books.invoices).set(v.parse(invoiceSchema, data).invoiceId, state),
});

const withOpen = (books: Books, personId: string, change: (cards: Set<string>) => unknown): Books => {
  const cards = new Set(books.open.get(personId));
  change(cards);
  return { ...books, open: new Map(books.open).set(personId, cards) };
};

const billed = (books: Books, data: unknown, isBilled: boolean): Books => {
  const ids = v.parse(claimsSchema, data).claims.map(({ itemId }) => itemId);
  return withOpen(books, v.parse(invoiceSchema, data).personId, (cards) =>
    ids.map((id) => (isBilled ? cards.delete(id) : cards.add(id))),
  );
};

const changes: Readonly<Record<string, (books: Books, data: unknown) => Books>> = {
  VoucherOrdered: (books, data) => {
    const { personId, voucherId } = v.parse(cardSchema, data);
    return withOpen(books, personId, (cards) => cards.add(voucherId));
  },
  InvoiceIssued: (books, data) => withState(billed(books, data, true), data, 'UNPAID'),
  InvoicePaid: (books, data) => withState(books, data, 'PAID'),
  InvoiceReopened: (books, data) => withState(books, data, 'UNPAID'),
  InvoiceCancelled: (books, data) =>
    withState(billed(books, data, false), data, v.parse(refundSchema, data).refundDue > 0 ? 'REFUND_DUE' : 'CANCELED'),
  InvoiceRefunded: (books, data) => withState(books, data, 'REFUNDED'),
};

/** The books after 0, 1, 2 … events. */
export const booksOf = (log: readonly RecordedEvent[]): readonly Books[] => {
  const all: Books[] = [{ open: new Map(), invoices: new Map() }];
  for (const { type, data } of log) all.push(...all.slice(-1).map((books) => changes[type]?.(books, data) ?? books));
  return all;
};

const issuedSchema = v.object({
  ...{ number: v.string(), stornoNumber: v.optional(v.string()), total: v.number(), amountDue: v.number() },
  ...{ claims: v.array(v.object({ itemId: v.string() })), sealedDocument: v.string() },
});
/** As the simulated vault seals it. */
const documentSchema = v.tuple([
  v.number(),
  v.object({
    ...{ number: v.string(), total: v.number(), amountDue: v.number() },
    lines: v.array(v.object({ itemId: v.string(), gross: v.number() })),
  }),
]);

const saidBy = (data: unknown) => {
  const { number, stornoNumber, total, amountDue, claims } = v.parse(issuedSchema, data);
  const items = claims.map(({ itemId }) => itemId).toSorted();
  return JSON.stringify([stornoNumber ?? number, total, amountDue, total, items]);
};

const printedBy = (data: unknown) => {
  const [, { number, total, amountDue, lines }] = v.parse(
    documentSchema,
    JSON.parse(v.parse(issuedSchema, data).sealedDocument),
  );
  const sum = lines.reduce((all, { gross }) => all + gross, 0);
  return JSON.stringify([number, total, amountDue, sum, lines.map(({ itemId }) => itemId).toSorted()]);
};

/** A document was sealed before the ledger decided, and says exactly what its event says (decisions.md N35). */
export const wrongDocuments = (log: readonly RecordedEvent[]): readonly string[] =>
  log
    .filter(({ type }) => type === 'InvoiceIssued' || type === 'InvoiceCancelled')
    .filter(({ data }) => saidBy(data) !== printedBy(data))
    .map(({ data, position }) => `The document at ${position} says ${printedBy(data)}, its event ${saidBy(data)}`);
