import { cents } from '@platzwart/contracts/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anna } from '../../booking/domain/specClub.ts';
import { block, booked } from '../courts/specSentences.ts';
import { type Said, issue, pay, reopen, revoke, tellFrom, tell } from '../invoices/specInvoices.ts';
import { type LedgerEvent, ledgerDecider } from '../ledgerDecider.ts';
import { bankSnapshot } from './bankSnapshot.ts';
import { income, payBy, payWithReference, movement, read, reopenBy, returned, setAside, takeBack } from './specBank.ts';

const amounts = [1200, 900, 500, 500] as const;
const games = amounts.map((price, index) =>
  booked(anna, { ...block('TENNIS 1', '2026-06-02', '18:00-19:00'), court: index + 1, price: cents(price) }, index + 1),
);
const start = tell(
  ...games.flatMap((game, index): readonly Said[] => [game, issue(index + 1, anna, { on: '2026-06-10' })]),
);
const amountOf = (number: number): number => amounts[number - 1] ?? 0;

type Drawn = Readonly<{ which: number; other: number; by: number }>;
const orders: readonly ((drawn: Drawn) => Said)[] = [
  ({ by }) => read([income(by, 400 * by), returned(10 + by, 700 * by)]),
  ({ by, which }) => payBy(by, [which, amountOf(which)]),
  ({ by, which, other }) => payBy(by, [which, amountOf(which)], [other, amountOf(other)]),
  ({ by, which }) => payBy(by, [which, Math.min(400 * by, amountOf(which))]),
  ({ by, which }) => payWithReference(which, movement(by)),
  ({ which }) => pay(which, '2026-06-20'),
  ({ which }) => reopen(which),
  ({ by, which }) => reopenBy(10 + by, which),
  ({ by }) => setAside(by),
  ({ by }) => takeBack(by),
  ({ which, other }) => (which === other ? revoke(which, '2026-06-20') : reopen(which)),
];
const anyOrder: fc.Arbitrary<Said> = fc
  .record({
    order: fc.constantFrom(...orders),
    which: fc.integer({ min: 1, max: 4 }),
    other: fc.integer({ min: 1, max: 4 }),
    by: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ order, ...drawn }) => order(drawn));

type Use = Readonly<{ invoiceId: string; amount: number }>;
type Audit = Readonly<{
  amounts: Map<string, number>;
  uses: Map<string, readonly Use[]>;
  payers: Map<string, string>;
  problems: string[];
}>;

/** A movement that is known when it is used: its uses, each of another invoice, are at most its amount. */
const use = ({ amounts: known, uses, problems }: Audit, id: string, added: Use): void => {
  const all = [...(uses.get(id) ?? []), added];
  uses.set(id, all);
  const amount = known.get(id);
  if (amount === undefined) return;
  if (all.reduce((sum, each) => sum + each.amount, 0) > Math.abs(amount)) problems.push(`${id} is used for more`);
  if (new Set(all.map(({ invoiceId }) => invoiceId)).size < all.length) problems.push(`${id} is used twice`);
};

const auditPaid = (audit: Audit, { data }: Extract<LedgerEvent, { type: 'InvoicePaid' }>): void => {
  const id = data.movement?.movementId ?? data.reference;
  if (id === null) return;
  use(audit, id, { invoiceId: data.invoiceId, amount: data.movement?.amount ?? data.amount });
  audit.payers.set(data.invoiceId, id);
};

const auditReopened = (audit: Audit, { data }: Extract<LedgerEvent, { type: 'InvoiceReopened' }>): void => {
  const { invoiceId, movement: by } = data;
  const payer = audit.payers.get(invoiceId) ?? '';
  if (by) use(audit, by.movementId, { invoiceId, amount: by.amount });
  else
    audit.uses.set(
      payer,
      (audit.uses.get(payer) ?? []).filter((each) => each.invoiceId !== invoiceId),
    );
  audit.payers.delete(invoiceId);
};

/** By the log alone. */
const auditOf = (log: readonly LedgerEvent[]): Audit => {
  const audit: Audit = { amounts: new Map(), uses: new Map(), payers: new Map(), problems: [] };
  for (const event of log) {
    if (event.type === 'StatementRead')
      for (const { movementId, amount } of event.data.movements) audit.amounts.set(movementId, amount);
    if (event.type === 'InvoicePaid') auditPaid(audit, event);
    if (event.type === 'InvoiceReopened') auditReopened(audit, event);
  }
  return audit;
};

it('Whatever happens, a movement pays and takes back at most its amount, and each invoice once', () => {
  let used = 0;
  fc.assert(
    fc.property(fc.array(anyOrder, { minLength: 10, maxLength: 60, size: 'max' }), (said) => {
      let { state } = start;
      const log: LedgerEvent[] = [];
      for (const order of said) {
        const told = tellFrom(state, order);
        ({ state } = told);
        log.push(...told.events);
      }
      const { uses, problems } = auditOf(log);
      used += uses.size;
      expect(problems).toEqual([]);
      expect(log.reduce(ledgerDecider.evolve, start.state)).toEqual(state);
      const stored: unknown = JSON.parse([...bankSnapshot.encode(state.bank)].join(''));
      expect(bankSnapshot.decode(stored)).toEqual(state.bank);
    }),
    { numRuns: 150 },
  );
  // Most runs use movements: else the properties say nothing.
  expect(used).toBeGreaterThan(150);
});
