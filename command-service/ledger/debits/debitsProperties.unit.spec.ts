import { type CollectionId, type InvoiceId, sumOfCents } from '@platzwart/contracts/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anna, ben } from '../../booking/domain/specClub.ts';
import { block, booked } from '../courts/specSentences.ts';
import { type Said, issue, pay, reopen, revoke, tell, tellFrom } from '../invoices/specInvoices.ts';
import { type LedgerEvent, ledgerDecider } from '../ledgerDecider.ts';
import { debitsSnapshot } from './debitsSnapshot.ts';
import { announce, callOff, credit, handIn, returnDebit, revokeMandate, sign } from './specDebits.ts';

const owners = [anna, ben, anna, ben] as const;
const before = tell(
  ...[sign(90, anna), sign(91, ben)],
  ...owners.flatMap((owner, index): readonly Said[] => [
    booked(owner, block(`TENNIS ${index + 1}`, '2026-06-02', '18:00-19:00'), index + 1),
    issue(index + 1, owner, { on: '2026-06-15', dueDays: 0 }),
  ]),
).state;

type Drawn = Readonly<{ which: number; other: number; version: number; day: string }>;

const announceAll = (number: number): Said =>
  announce(number, [1, 2, 3, 4], { on: '2026-06-16', executionOn: '2026-07-01' });

const orders = {
  sign: ({ which, other }) => sign(other, which % 2 === 0 ? anna : ben),
  revokeMandate: ({ other, which }) => revokeMandate(other, which % 2 === 0 ? anna : ben),
  announceOne: ({ which, other }) => announce(other, [which], { on: '2026-06-16', executionOn: '2026-07-01' }),
  announceAll: ({ other }) => announceAll(other),
  callOff: ({ other }) => callOff(other),
  handIn: ({ other, version }) => handIn(other, '2026-06-29', version),
  credit: ({ other, day }) => credit(other, day),
  returnDebit: ({ which, other, day }) => returnDebit(other, which, { on: day }),
  pay: ({ which, day }) => pay(which, day),
  reopen: ({ which }) => reopen(which),
  revoke: ({ which, day }) => revoke(which, day),
} as const satisfies Readonly<Record<string, (drawn: Drawn) => Said>>;

const anyOrder: fc.Arbitrary<readonly Said[]> = fc
  .record({
    order: fc.constantFrom(...Object.values(orders)),
    which: fc.integer({ min: 1, max: 4 }),
    other: fc.integer({ min: 1, max: 3 }),
    version: fc.constantFrom(0, 0, 1, 2),
    day: fc.constantFrom('2026-06-30', '2026-07-01', '2026-07-03'),
  })
  .map(({ order, ...drawn }) => [order(drawn)]);

/** From the announcement to the money: orders drawn one by one seldom get that far. */
const wholeCollection: fc.Arbitrary<readonly Said[]> = fc
  .integer({ min: 1, max: 3 })
  .map((number) => [announceAll(number), handIn(number, '2026-06-29'), credit(number, '2026-07-01')]);

const anyOrders = fc
  .array(fc.oneof({ weight: 9, arbitrary: anyOrder }, { weight: 1, arbitrary: wholeCollection }), {
    ...{ minLength: 10, maxLength: 60, size: 'max' },
  })
  .map((said) => said.flat());

type Audit = Readonly<{ live: Map<InvoiceId, CollectionId>; paid: Set<InvoiceId>; problems: string[] }>;

const end = ({ live, problems }: Audit, invoiceId: InvoiceId, collectionId: CollectionId): void => {
  if (live.get(invoiceId) !== collectionId) problems.push('a debit ended that was not live');
  live.delete(invoiceId);
};

/** Also a debit comes back whose invoice was reopened by hand and is collected again. */
const comeBack = ({ live }: Audit, invoiceId: InvoiceId, collectionId: CollectionId): void => {
  if (live.get(invoiceId) === collectionId) live.delete(invoiceId);
};

/** Follows the log alone: which collection has each invoice, and which invoices are paid. */
const audit = (book: Audit, { type, data }: LedgerEvent): void => {
  const { live, paid, problems } = book;
  if (type === 'DebitAnnounced') {
    if (live.has(data.invoiceId)) problems.push('an invoice is in two collections');
    if (paid.has(data.invoiceId)) problems.push('a paid invoice is collected');
    live.set(data.invoiceId, data.collectionId);
  }
  if (type === 'DebitDropped') end(book, data.invoiceId, data.collectionId);
  if (type === 'CollectionSettled') for (const { invoiceId } of data.debits) end(book, invoiceId, data.collectionId);
  if (type === 'DebitReturned') comeBack(book, data.invoiceId, data.collectionId);
};

const auditPayment = ({ paid, problems }: Audit, { type, data }: LedgerEvent): void => {
  if (type === 'InvoicePaid') {
    if (paid.has(data.invoiceId)) problems.push('an invoice is paid twice');
    paid.add(data.invoiceId);
  }
  if (type === 'InvoiceReopened') paid.delete(data.invoiceId);
};

it('Whatever happens, an invoice is in one live collection at most, is paid once, and each collection is the sum of its debits', () => {
  let announcements = 0;
  let payments = 0;
  fc.assert(
    fc.property(anyOrders, (said) => {
      let state = before;
      const log: LedgerEvent[] = [];
      for (const order of said) {
        const told = tellFrom(state, order);
        ({ state } = told);
        log.push(...told.events);
      }
      const book: Audit = { live: new Map(), paid: new Set(), problems: [] };
      for (const event of log) {
        audit(book, event);
        auditPayment(book, event);
        announcements += event.type === 'DebitAnnounced' ? 1 : 0;
        payments += event.type === 'InvoicePaid' && event.data.method === 'DIRECT_DEBIT' ? 1 : 0;
      }
      expect(book.problems).toEqual([]);
      for (const { collectionId, debits } of state.debits.collections.values()) {
        const announced = log.filter((event) => event.type === 'DebitAnnounced');
        const amounts = announced
          .filter(({ data }) => data.collectionId === collectionId)
          .map(({ data }) => data.amount);
        expect(sumOfCents([...debits.values()].map(({ amount }) => amount))).toBe(sumOfCents(amounts));
      }
      expect(log.reduce(ledgerDecider.evolve, before)).toEqual(state);
      const stored: unknown = JSON.parse([...debitsSnapshot.encode(state.debits)].join(''));
      expect(debitsSnapshot.decode(stored)).toEqual(state.debits);
    }),
    { numRuns: 150 },
  );
  // Most runs collect something: else the properties say nothing.
  expect(announcements).toBeGreaterThan(150);
  expect(payments).toBeGreaterThan(50);
});
