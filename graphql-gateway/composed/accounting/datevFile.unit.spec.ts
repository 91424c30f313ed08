import { cents, localDate } from '@platzwart/contracts/core';
import { standardAccounting } from '@platzwart/contracts/club';
import { describe, expect, it } from 'vitest';
import { accountPlan } from './accountPlan.ts';
import { datevFile } from './datevFile.ts';
import { type MoneyFact, moneyFact } from './moneyFacts.ts';
import { postingsOf } from './postingsOf.ts';
import type { BilledDocument } from './saleOf.ts';

const period = { from: localDate('2026-01-01'), to: localDate('2026-12-31') };
const invoiceId = 'invoice';
const booking = '0d7f6a52-5b3e-4c21-9a55-2f6a3a1b0001';
const court = (gross: number, day: string) => ({
  ...{ gross: cents(gross), vatRate: 7, alreadyPaid: false, kind: 'BOOKING' as const, sphere: 'ZWECKBETRIEB' as const },
  servedOn: localDate(day),
});
const document: BilledDocument = {
  lines: [court(1200, '2026-05-30'), court(800, '2026-06-02'), court(700, '2026-06-28')],
  ...{ memberNumber: '1001', smallBusiness: false },
};
/** What was paid at the club was played on 10 July. */
const taxOf = () => ({ vatRate: 7, sphere: null, isSmallBusiness: false, servedOn: localDate('2026-07-10') }) as const;
const fact = (type: MoneyFact['type'], data: object, index = 1): MoneyFact =>
  moneyFact({ type, position: String(index).padStart(19, '0'), occurredOn: '2026-07-20', data });

const rowsOf = (facts: readonly MoneyFact[], lines = document.lines) => {
  const accounts = accountPlan(standardAccounting);
  const documentOf = () => ({ ...document, lines });
  const postings = postingsOf({ accounts, facts, documentOf, taxOf });
  const file = datevFile(postings, { period, accounting: standardAccounting, now: Date.parse('2026-11-25T11:30:00Z') });
  return new TextDecoder('windows-1252').decode(file).split('\r\n').slice(2, -1);
};

const totals = [{ vatRate: 7, gross: 2700 }];
const issued = fact('InvoiceIssued', { invoiceId, number: '2026-00012', issuedOn: '2026-07-01', totals });
const cancelled = fact(
  'InvoiceCancelled',
  { invoiceId, number: '2026-00012', stornoNumber: '2026-00013', issuedOn: '2026-08-03', totals },
  2,
);
const between = (count: number): string => ';'.repeat(count);

describe('A row of the file for DATEV', () => {
  it('of a cancellation names its invoice, so that open items pair, and its own number in the second field: byte by byte', () => {
    expect(rowsOf([issued, cancelled])).toEqual([
      `12,00;"S";"EUR";;;;101001;43000;;0107;"2026-00012";;;"Rechnung 2026-00012"${between(23)}"3"${between(77)}0;30052026;30052026;;"0";;;;;;;`,
      `15,00;"S";"EUR";;;;101001;43000;;0107;"2026-00012";;;"Rechnung 2026-00012"${between(23)}"3"${between(77)}0;28062026;28062026;;"0";;;;;;;`,
      `12,00;"H";"EUR";;;;101001;43000;;0308;"2026-00012";"2026-00013";;"Stornorechnung 2026-00013 zu 2026-00012"${between(23)}"3"${between(77)}0;30052026;30052026;;"1";;;;;;;`,
      `15,00;"H";"EUR";;;;101001;43000;;0308;"2026-00012";"2026-00013";;"Stornorechnung 2026-00013 zu 2026-00012"${between(23)}"3"${between(77)}0;28062026;28062026;;"1";;;;;;;`,
    ]);
  });

  it.each([
    ['before the day of play', '2026-06-20', '10072026', '20062026'],
    ['after the day of play', '2026-08-01', '10072026', '10072026'],
  ])('of what was paid %s has the tax period of what came first', (...[, paidOn, served, taxed]) => {
    const sale = { kind: 'COURT', itemId: booking, amount: 500, method: 'OTHER' };
    const [row = ''] = rowsOf([fact('ClaimPaid', { ...sale, paidOn })]);
    expect(row.split(';').slice(113, 116)).toEqual(['0', served, taxed]);
  });

  it('has no day of service where no revenue is posted, or where the items are no longer known', () => {
    const payment = { invoiceId, number: '2026-00012', amount: 2700, paidOn: '2026-07-10', method: 'BANK' };
    const days = [...rowsOf([fact('InvoicePaid', payment)]), ...rowsOf([issued], null)].map((row) =>
      row.split(';').slice(114, 116).join(''),
    );
    expect(days).toEqual(['', '']);
  });
});
