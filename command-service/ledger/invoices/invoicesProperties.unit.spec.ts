import { type ClaimName, type InvoiceId, claimKey } from '@platzwart/contracts/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { admin, anna, ben } from '../../booking/domain/specClub.ts';
import { block, book, booking, cancel } from '../courts/specSentences.ts';
import { change } from '../courts/specChanges.ts';
import { type LedgerEvent, ledgerDecider } from '../ledgerDecider.ts';
import { invoicesSnapshot } from './invoicesSnapshot.ts';
import { type Said, issue, pay, payClaim, reopen, revoke, tellFrom } from './specInvoices.ts';

const players = [anna, ben] as const;
const dayOf = (number: number): string => `2026-06-${16 + (number % 10)}`;
const placeOf = (number: number, until = '19:00') =>
  block(`TENNIS ${1 + (number % 8)}`, dayOf(number), `18:00-${until}`);

/** One of few bookings and invoices, so that orders meet; `day`: of the invoice, before or after the games. */
type Drawn = Readonly<{ which: number; day: string; flag: boolean }>;
const invoiceOf = ({ which, flag }: Drawn): number => which + (flag ? 6 : 0);
const playerOf = ({ which }: Drawn) => players[which % 2] ?? anna;

const orders = {
  book: (drawn) => book(playerOf(drawn), placeOf(drawn.which), { first: drawn.which }),
  bookAgain: (drawn) => book(playerOf(drawn), placeOf(drawn.which), { first: 100 + drawn.which }),
  cancelAgain: ({ which }) => cancel(admin, 100 + which, { reason: 'Regen', refund: 'FULL' }),
  cancel: ({ which, flag }) => cancel(admin, which, { reason: 'Regen', refund: flag ? 'FULL' : 'NONE' }),
  delete: ({ which }) => ({ type: 'DeleteBooking', data: { bookingId: booking(which), category: 'SINGLE' } }),
  change: ({ which, flag }) => change(which, placeOf(which, flag ? '20:00' : '19:30'), { first: 5_000 + 10 * which }),
  issue: (drawn) => issue(invoiceOf(drawn), playerOf(drawn), { on: drawn.day }),
  pay: (drawn) => pay(invoiceOf(drawn), drawn.day),
  reopen: (drawn) => reopen(invoiceOf(drawn)),
  revoke: (drawn) => revoke(invoiceOf(drawn), drawn.day),
  payClaim: ({ which, day }) => payClaim({ kind: 'COURT', itemId: booking(which) }, day),
} as const satisfies Readonly<Record<string, (drawn: Drawn) => Said>>;

const anyOrder: fc.Arbitrary<Said> = fc
  .record({
    order: fc.constantFrom(...Object.values(orders), orders.book, orders.issue),
    which: fc.integer({ min: 1, max: 6 }),
    day: fc.constantFrom('2026-06-20', '2026-07-01', '2026-12-31', '2027-01-01'),
    flag: fc.boolean(),
  })
  .map(({ order, ...drawn }): Said => order(drawn));

type Audit = Readonly<{
  /** The live invoice that names each claim. */
  named: Map<string, InvoiceId>;
  prices: Map<string, number>;
  numbers: string[];
  problems: string[];
}>;

const courtOf = (itemId: string): string => claimKey({ kind: 'COURT', itemId });

const name = ({ named, problems }: Audit, id: InvoiceId, claims: readonly ClaimName[]): void => {
  for (const key of claims.map(claimKey)) {
    if (named.has(key)) problems.push(`${key} is on two invoices`);
    named.set(key, id);
  }
};

const auditInvoice = (audit: Audit, event: Extract<LedgerEvent, { type: 'InvoiceIssued' }>): void => {
  const { invoiceId: id, claims, paidBefore, number, amountDue } = event.data;
  audit.numbers.push(number);
  name(audit, id, [...claims, ...paidBefore]);
  const sum = claims.reduce((total, claim) => total + (audit.prices.get(claimKey(claim)) ?? Number.NaN), 0);
  if (sum !== amountDue) audit.problems.push(`${number} demands ${amountDue} for ${sum}`);
};

const auditBooking = ({ named, prices, problems }: Audit, event: LedgerEvent): void => {
  if (event.type === 'CourtBooked' || event.type === 'BookingChanged')
    prices.set(courtOf(event.data.bookingId), event.data.price);
  if (event.type === 'BookingDeleted' && named.has(courtOf(event.data.bookingId)))
    problems.push('what is billed was deleted');
};

/** The invoice names the new booking from now on. */
const auditCarriedOver = (audit: Audit, { data }: Extract<LedgerEvent, { type: 'ClaimCarriedOver' }>): void => {
  const { kind, formerItemId, billedOn, amount } = data;
  const former = claimKey({ kind, itemId: formerItemId });
  if ((audit.named.get(former) ?? null) !== billedOn) audit.problems.push(`${former} is not on this invoice`);
  if (![former, claimKey(data)].every((key) => audit.prices.get(key) === amount))
    audit.problems.push(`${former} has another price`);
  audit.named.delete(former);
  if (billedOn !== null) name(audit, billedOn, [data]);
};

const auditEvent = (audit: Audit, event: LedgerEvent): void => {
  const { named, numbers, problems } = audit;
  auditBooking(audit, event);
  if (event.type === 'ClaimCarriedOver') auditCarriedOver(audit, event);
  if (event.type === 'InvoiceIssued') auditInvoice(audit, event);
  if (event.type === 'ClaimPaid' && named.has(claimKey(event.data)))
    problems.push('what is billed was paid at the club');
  if (event.type !== 'InvoiceCancelled') return;
  numbers.push(event.data.stornoNumber);
  for (const claim of [...event.data.claims, ...event.data.paidBefore]) named.delete(claimKey(claim));
};

/** What the log says: which live invoice names each claim, and the numbers in order of issue. */
const auditOf = (events: readonly LedgerEvent[]): Audit => {
  const audit: Audit = { named: new Map(), prices: new Map(), numbers: [], problems: [] };
  for (const event of events) auditEvent(audit, event);
  return audit;
};

/** 1, 2, 3 … within each year. */
const wholeSeries = (numbers: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  return numbers.map((number) => {
    const year = number.slice(0, 4);
    counts.set(year, (counts.get(year) ?? 0) + 1);
    return `${year}-${String(counts.get(year)).padStart(5, '0')}`;
  });
};

it('Whatever happens, a claim is on one live invoice at most, at its price, and numbers have no gap', () => {
  let [issued, carried] = [0, 0];
  fc.assert(
    fc.property(fc.array(anyOrder, { minLength: 10, maxLength: 80, size: 'max' }), (said) => {
      let state = ledgerDecider.initialState;
      const log: LedgerEvent[] = [];
      for (const order of said) {
        const told = tellFrom(state, order);
        ({ state } = told);
        log.push(...told.events);
      }
      const { numbers, problems } = auditOf(log);
      issued += numbers.length;
      carried += log.filter(({ type }) => type === 'ClaimCarriedOver').length;
      expect(problems).toEqual([]);
      expect(numbers).toEqual(wholeSeries(numbers));
      expect(log.reduce(ledgerDecider.evolve, ledgerDecider.initialState)).toEqual(state);
      const stored: unknown = JSON.parse([...invoicesSnapshot.encode(state.invoices)].join(''));
      expect(invoicesSnapshot.decode(stored)).toEqual(state.invoices);
    }),
    { numRuns: 150 },
  );
  // Most runs issue something, and some carry over: else the properties say nothing.
  expect(issued).toBeGreaterThan(150);
  expect(carried).toBeGreaterThan(0);
});
