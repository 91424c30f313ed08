import { cents, invoiceId, localDate, personId } from '@platzwart/contracts/core';
import { type InvoiceState, invoiceNumber } from '@platzwart/contracts/invoice';
import { describe, expect, it } from 'vitest';
import type { InvoiceToMatch } from './invoiceToMatch.ts';
import { type MatchKind, type MatchReason, matchEntry } from './matchEntry.ts';
import type { MovementToMatch } from './movementToMatch.ts';

const uuid = (last: number): string => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
type Payer = readonly [number, string, string];
const [anna, annika, ben, mueller] = [
  [1, 'Anna', 'Aufschlag'],
  [2, 'Annika', 'Aufschlag'],
  [3, 'Ben', 'Ballwechsel'],
  [4, 'Jörg', 'Müller-Lüdenscheidt'],
] as const satisfies Payer[];
const invoice = (count: number, amount: number, [person, firstName, lastName]: Payer): InvoiceToMatch => ({
  ...{ invoiceId: invoiceId(uuid(count)), personId: personId(uuid(person)), number: invoiceNumber(2026, count) },
  ...{ state: 'INVOICED', amountDue: cents(amount), paidReference: null, payments: [] },
  payer: { firstName, lastName, memberNumber: String(person) },
});
const inState = (state: InvoiceState, of: InvoiceToMatch): InvoiceToMatch => ({
  ...{ ...of, state },
  payments: state === 'PAID' ? [{ amount: of.amountDue }] : [],
});
const invoices = [
  invoice(12, 4850, anna),
  invoice(13, 2450, ben),
  invoice(14, 2450, annika),
  invoice(15, 1000, ben),
  invoice(16, 3000, mueller),
  inState('PAID', invoice(9, 2450, ben)),
  inState('CANCELED', invoice(8, 500, ben)),
  { ...inState('PAID', invoice(7, 700, ben)), paidReference: 'booked-before' },
  { ...invoice(17, 800, anna), paidReference: 'came-back' },
  // Two parts of 30.00 have arrived, and 40.00 are open.
  { ...invoice(18, 4000, anna), payments: [{ amount: cents(3000) }, { amount: cents(3000) }] },
];
const entry = (amount: number, text: string, others: Partial<MovementToMatch> = {}): MovementToMatch => ({
  ...{ id: 'new', bookedOn: localDate('2026-11-24'), valueOn: localDate('2026-11-24') },
  ...{ amount, text, name: null, iban: null, endToEndId: null, returnCode: null, problem: null, ...others },
});
const payer = (name: string) => ({ name });

type Expected = readonly [MatchKind, MatchReason, readonly number[]];

describe('Matching a movement with invoices', () => {
  it.each<readonly [string, MovementToMatch, Expected]>([
    ['the reference', entry(4850, 'RF26202600012'), ['MATCH', 'REFERENCE', [12]]],
    ['the reference in groups, small', entry(4850, 'rf26 2026 0001 2'), ['MATCH', 'REFERENCE', [12]]],
    ['the reference as end-to-end id', entry(2450, '', { endToEndId: 'RF96202600013' }), ['MATCH', 'REFERENCE', [13]]],
    ['the number', entry(4850, 'Rechnung 2026-00012, danke'), ['MATCH', 'NUMBER', [12]]],
    ['the number with a slash', entry(4850, 'Re.2026/00012'), ['MATCH', 'NUMBER', [12]]],
    ['the number broken by the bank', entry(4850, 'Rechnung 2026- 00012'), ['MATCH', 'NUMBER', [12]]],
    ['the number broken in its digits', entry(4850, 'Rechnung 2026-000 12 danke'), ['MATCH', 'NUMBER', [12]]],
    ['the number broken in its year', entry(4850, 'Rechnung 20 26-00012'), ['MATCH', 'NUMBER', [12]]],
    ['the number before another one', entry(4850, '2026-00012 2 Personen'), ['MATCH', 'NUMBER', [12]]],
    ['the number without a hyphen', entry(4850, '202600012'), ['MATCH', 'NUMBER', [12]]],
    ['the number, paid by somebody else', entry(4850, '2026-00012', payer('Oma Court')), ['MATCH', 'NUMBER', [12]]],
    ['a number in a longer one', entry(4850, 'Kd 1202600012'), ['NONE', 'UNKNOWN', []]],
    ['a number that is not ours', entry(4850, '2026-00099'), ['NONE', 'UNKNOWN', []]],
    ['too little', entry(4000, '2026-00012'), ['PROPOSAL', 'AMOUNT_DIFFERS', [12]]],
    ['too much', entry(4851, 'RF26202600012'), ['PROPOSAL', 'AMOUNT_DIFFERS', [12]]],
    ['the number, and what a part has left open', entry(4000, '2026-00018'), ['MATCH', 'NUMBER', [18]]],
    ['the number, and another part', entry(1000, '2026-00018'), ['PROPOSAL', 'AMOUNT_DIFFERS', [18]]],
    ['a return of a part', entry(-3000, '2026-00018', { returnCode: 'AC04' }), ['PROPOSAL', 'RETURNED', [18]]],
    ['a return of less than a part', entry(-2900, '2026-00018', { returnCode: 'AC04' }), ['NONE', 'OUTGOING', [18]]],
    ['two numbers and their sum', entry(3450, '2026-00013 u. 2026-00015'), ['PROPOSAL', 'SEVERAL_INVOICES', [13, 15]]],
    ['one open and one paid number', entry(2450, '2026-00009, 2026-00013'), ['MATCH', 'NUMBER', [13]]],
    ['a name and its amount', entry(4850, 'Tennis', payer('AUFSCHLAG ANNA')), ['PROPOSAL', 'NAME_AND_AMOUNT', [12]]],
    ['the first name decides', entry(2450, '', payer('Annika Aufschlag')), ['PROPOSAL', 'NAME_AND_AMOUNT', [14]]],
    ['an initial', entry(2450, '', payer('B. Ballwechsel')), ['PROPOSAL', 'NAME_AND_AMOUNT', [13]]],
    ['a family', entry(3000, '', payer('Familie MUELLER-LUEDENSCHEIDT')), ['PROPOSAL', 'NAME_AND_AMOUNT', [16]]],
    ['a name in the text', entry(2450, 'von Ben Ballwechsel'), ['PROPOSAL', 'NAME_AND_AMOUNT', [13]]],
    ['a name and the sum', entry(3450, '', payer('Ben Ballwechsel')), ['PROPOSAL', 'SEVERAL_INVOICES', [13, 15]]],
    ['a name and another amount', entry(2400, '', payer('Ben Ballwechsel')), ['NONE', 'UNKNOWN', []]],
    ['an amount and another name', entry(4850, '', payer('Otto Oberrang')), ['NONE', 'UNKNOWN', []]],
    ['a part of a name', entry(2450, '', payer('Ballwechselmann Ben')), ['NONE', 'UNKNOWN', []]],
    ['no name', entry(4850, ''), ['NONE', 'UNKNOWN', []]],
    ['paid twice', entry(2450, '2026-00009'), ['NONE', 'PAID_BEFORE', [9]]],
    ['cancelled', entry(500, '2026-00008'), ['NONE', 'CANCELLED', [8]]],
    ['booked before and reopened', entry(800, '2026-00017', { id: 'came-back' }), ['PROPOSAL', 'REOPENED', [17]]],
    ['paid again after that', entry(800, '2026-00017'), ['MATCH', 'NUMBER', [17]]],
    ['money that the club paid', entry(-4850, '2026-00012'), ['NONE', 'OUTGOING', []]],
    ['nothing', entry(0, '2026-00012'), ['NONE', 'OUTGOING', []]],
    [
      'nothing, for it could not be read',
      entry(0, ':61:x 2026-00012', { problem: { line: 5, reason: 'AMOUNT' } }),
      ['NONE', 'UNREADABLE', []],
    ],
    ['a return', entry(-2450, '2026-00009', { returnCode: 'AC04' }), ['PROPOSAL', 'RETURNED', [9]]],
    ['a return with a fee', entry(-2750, 'RF10202600009', { returnCode: 'MS03' }), ['PROPOSAL', 'RETURNED', [9]]],
    [
      'a return of a payment that is known',
      entry(-700, '', { returnCode: 'AC04', hadPaid: [invoice(7, 700, ben).invoiceId] }),
      ['PROPOSAL', 'RETURNED', [7]],
    ],
    [
      'a return of a known payment of more',
      entry(-600, '', { returnCode: 'AC04', hadPaid: [invoice(7, 700, ben).invoiceId] }),
      ['NONE', 'OUTGOING', []],
    ],
    ['a return of less', entry(-2400, '2026-00009', { returnCode: 'AC04' }), ['NONE', 'OUTGOING', [9]]],
    ['a return of what is open', entry(-4850, '2026-00012', { returnCode: 'AC04' }), ['NONE', 'OUTGOING', [12]]],
  ])('decides by %s', (_, movement, [kind, reason, counts]) => {
    const match = matchEntry(movement, invoices);
    expect(match).toMatchObject({ kind, reason });
    expect(match.invoices.map(({ number }) => number)).toEqual(counts.map((count) => invoiceNumber(2026, count)));
  });

  it('proposes nobody where two people of one name owe the same', () => {
    const twins = [invoice(20, 4850, anna), invoice(21, 4850, [9, 'Anna', 'Aufschlag'])];
    expect(matchEntry(entry(4850, '', payer('Anna Aufschlag')), twins)).toMatchObject({ kind: 'NONE' });
  });

  it('knows no name of an erased person', () => {
    const erased = { ...invoice(20, 4850, anna), payer: null };
    expect(matchEntry(entry(4850, 'null', payer('null')), [erased])).toMatchObject({ kind: 'NONE' });
    expect(matchEntry(entry(4850, '2026-00020'), [erased])).toMatchObject({ kind: 'MATCH' });
  });
});
