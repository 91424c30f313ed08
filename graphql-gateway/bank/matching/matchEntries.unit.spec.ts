import { cents, invoiceId, localDate, personId } from '@platzwart/contracts/core';
import { invoiceNumber } from '@platzwart/contracts/invoice';
import { expect, it } from 'vitest';
import { matchEntries } from './matchEntries.ts';
import type { MovementToMatch } from './movementToMatch.ts';

const entry = (id: string, amount: number, others: Partial<MovementToMatch> = {}): MovementToMatch => ({
  ...{ id, amount, bookedOn: localDate('2026-11-24'), valueOn: localDate('2026-11-24'), text: '2026-00012' },
  ...{ name: null, iban: null, endToEndId: null, returnCode: null, problem: null, ...others },
});
const uuid = '00000000-0000-4000-8000-000000000001';
const invoice = {
  ...{ invoiceId: invoiceId(uuid), personId: personId(uuid), number: invoiceNumber(2026, 12), amountDue: cents(4850) },
  ...({ state: 'INVOICED', paidReference: null, payer: null, payments: [] } as const),
};
const kindsOf = (...entries: readonly MovementToMatch[]) =>
  matchEntries(entries, [invoice]).map(({ match }) => `${match.kind} ${match.reason}`);
const returned = { returnCode: 'AC04', bookedOn: localDate('2026-11-26') };

it('matches an invoice with the first of two movements that pay it', () => {
  expect(kindsOf(entry('a', 4850), entry('b', 4850))).toEqual(['MATCH NUMBER', 'NONE PAID_BEFORE']);
});

it('does not match a payment that came back', () => {
  expect(kindsOf(entry('a', 4850), entry('b', -5150, returned))).toEqual(['NONE RETURNED', 'NONE OUTGOING']);
});

it('matches what was paid once more after a return', () => {
  const again = entry('c', 4850, { bookedOn: localDate('2026-11-28') });
  expect(kindsOf(entry('a', 4850), entry('b', -4850, returned), again)).toEqual([
    ...['NONE RETURNED', 'NONE OUTGOING', 'MATCH NUMBER'],
  ]);
});
