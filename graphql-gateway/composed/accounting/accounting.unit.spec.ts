import { type ClaimKind, type LocalDate, cents, localDate } from '@platzwart/contracts/core';
import { type Accounting, accountPreset, standardAccounting } from '@platzwart/contracts/club';
import { describe, expect, it } from 'vitest';
import { accountPlan } from './accountPlan.ts';
import { datevFile, isWithinBusinessYear } from './datevFile.ts';
import { type MoneyFact, moneyFact } from './moneyFacts.ts';
import { postingsCsv } from './postingTables.ts';
import { postingsOf } from './postingsOf.ts';
import type { BilledDocument } from './saleOf.ts';
import { windows1252 } from './windowsEncoding.ts';

const period = { from: localDate('2026-01-01'), to: localDate('2026-12-31') };
const noon = Date.parse('2026-11-25T11:30:00Z');
const playedOn = localDate('2026-06-30');
let at = 0;
const fact = (type: MoneyFact['type'], data: object, occurredOn = '2026-07-20'): MoneyFact => {
  at += 1;
  return moneyFact({ type, position: String(at).padStart(19, '0'), occurredOn, data });
};
const line = (gross: number, vatRate: number, alreadyPaid = false) => ({
  ...{ gross: cents(gross), vatRate, alreadyPaid, kind: 'BOOKING' as const, servedOn: playedOn },
  sphere: ({ 7: 'ZWECKBETRIEB', 19: 'WGB' } as const)[vatRate] ?? null,
});
const [mixed, small, switched] = ['invoice-mixed', 'invoice-small', 'invoice-switched'];
const documents: Readonly<Record<string, BilledDocument>> = {
  [mixed]: {
    lines: [
      line(1200, 7),
      line(123_456, 19),
      line(800, 7),
      // Paid online, and with hours: not demanded.
      line(1600, 19, true),
      line(0, 7, true),
    ],
    ...{ memberNumber: '1001', smallBusiness: false },
  },
  [switched]: {
    lines: [line(1200, 7), { ...line(800, 0), smallBusiness: true }, line(500, 0)],
    ...{ memberNumber: '1001', smallBusiness: false },
  },
  [small]: { lines: [line(999, 0)], memberNumber: '00042', smallBusiness: true },
};
const documentOf = (invoiceId: string): BilledDocument => {
  const document = documents[invoiceId];
  if (!document) throw new Error(`No document ${invoiceId}`);
  return document;
};
const taxOf = (kind: ClaimKind) =>
  kind === 'GUEST_FEE'
    ? ({ vatRate: 19, sphere: 'WGB', isSmallBusiness: false, servedOn: playedOn } as const)
    : ({ vatRate: 7, sphere: 'ZWECKBETRIEB', isSmallBusiness: false, servedOn: playedOn } as const);

const totals = [{ vatRate: 7, gross: 2000 }];
const order = '0d7f6a52-5b3e-4c21-9a55-2f6a3a1b0007';
const booking = '0d7f6a52-5b3e-4c21-9a55-2f6a3a1b0001';
const ofMixed = { invoiceId: mixed, number: '2026-00012' };

const rowsBy = (accounting: Accounting, facts: readonly MoneyFact[]) => {
  const accounts = accountPlan(accounting);
  const postings = postingsOf({ accounts, facts, documentOf, taxOf });
  const file = datevFile(postings, { period, accounting, now: noon });
  const text = new TextDecoder('windows-1252').decode(file);
  const [header = '', columns = '', ...rows] = text.split('\r\n').slice(0, -1);
  /** By the numbers of DATEV's description, from 1. */
  const cells = rows.map((row) => row.split(';'));
  return {
    ...{ file, text, header, columns: columns.split(';'), rows },
    /** Amount, debit, credit, day, document, cost centre, reversal. */
    short: cells.map((cell) => [1, 7, 8, 10, 11, 37, 118].map((number) => cell[number - 1]).join(' ')),
    /** Amount with the side of the first account, and reversal. */
    sides: cells.map((cell) => [1, 2, 118].map((number) => cell[number - 1]).join(' ')),
  };
};
const rowsOf = (...facts: readonly MoneyFact[]) => rowsBy(standardAccounting, facts);
const issued = (invoice: object, issuedOn: LocalDate | string) =>
  fact('InvoiceIssued', { ...invoice, issuedOn, totals });

describe('The file for DATEV', () => {
  it('has this header, these columns, and one row for each rate and sphere', () => {
    const { header, columns, rows, text } = rowsOf(issued(ofMixed, '2026-07-01'));
    expect(header).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20261125123000000;;"RE";"";"";1001;1;20260101;5;20260101;20261231;"Platzwart";"";1;0;0;"EUR";;"";;;"42";;;"";""',
    );
    expect(columns).toHaveLength(125);
    expect([1, 7, 9, 14, 37, 114, 115, 118, 125].map((number) => columns[number - 1])).toEqual([
      ...['"Umsatz (ohne Soll/Haben-Kz)"', '"Konto"', '"BU-Schlüssel"', '"Buchungstext"', '"KOST1 - Kostenstelle"'],
      ...['"Festschreibung"', '"Leistungsdatum"', '"Generalumkehr (GU)"', '"Abw. Skontokonto"'],
    ]);
    const [seven = '', nineteen = ''] = rows;
    expect(seven).toBe(
      `20,00;"S";"EUR";;;;101001;43000;;0107;"2026-00012";;;"Rechnung 2026-00012";${';'.repeat(22)}"3";${';'.repeat(76)}0;30062026;30062026;;"0";;;;;;;`,
    );
    expect(nineteen.split(';')).toHaveLength(125);
    expect(nineteen).toContain('1234,56;"S";"EUR";;;;101001;44000;;0107;');
    expect(rows).toHaveLength(2);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('is Windows-1252, byte by byte', () => {
    const { file } = rowsOf(
      fact('ClaimPaid', { kind: 'GUEST_FEE', itemId: booking, amount: 500, paidOn: '2026-07-02', method: 'OTHER' }),
    );
    const bytes = Buffer.from(file);
    // "Gastgebühr": ü is one byte.
    expect(bytes.includes(Buffer.from([0x47, 0x61, 0x73, 0x74, 0x67, 0x65, 0x62, 0xfc, 0x68, 0x72]))).toBe(true);
    expect(bytes.subarray(0, 6).toString('latin1')).toBe('"EXTF"');
    expect([...windows1252('€ŠŸé ł中ẽ')]).toEqual([0x80, 0x8a, 0x9f, 0xe9, 0x20, 0x6c, 0x3f, 0x65]);
  });

  it('takes back a cancelled invoice by the same accounts, flagged as a reversal', () => {
    const cancelled = { ...ofMixed, stornoNumber: '2026-00013', issuedOn: '2026-08-03', totals };
    const { short } = rowsOf(issued(ofMixed, '2026-07-01'), fact('InvoiceCancelled', cancelled));
    expect(short).toEqual([
      '20,00 101001 43000 0107 "2026-00012" "3" "0"',
      '1234,56 101001 44000 0107 "2026-00012" "4" "0"',
      '20,00 101001 43000 0308 "2026-00012" "3" "1"',
      '1234,56 101001 44000 0308 "2026-00012" "4" "1"',
    ]);
  });

  it('names the opposite side in a reversal: the key for reversals brings it back, as a negative amount', () => {
    const cancelled = { ...ofMixed, stornoNumber: '2026-00013', issuedOn: '2026-08-03', totals };
    const payment = { ...ofMixed, amount: 125_456, paidOn: '2026-07-10', method: 'BANK' };
    const { sides } = rowsOf(
      issued(ofMixed, '2026-07-01'),
      fact('InvoicePaid', payment),
      fact('InvoiceReopened', ofMixed, '2026-07-20'),
      fact('InvoiceCancelled', cancelled),
    );
    expect(sides).toEqual([
      ...['20,00 "S" "0"', '1234,56 "S" "0"', '1254,56 "S" "0"', '1254,56 "H" "1"'],
      ...['20,00 "H" "1"', '1234,56 "H" "1"'],
    ]);
  });

  it('has payments against the debtor, what was taken back of them, and what was refunded', () => {
    const payment = { ...ofMixed, amount: 125_456, paidOn: '2026-07-10', method: 'BANK' };
    const { short } = rowsOf(
      fact('InvoicePaid', payment),
      fact('InvoiceReopened', ofMixed, '2026-07-20'),
      fact('InvoicePaid', { ...payment, paidOn: '2026-07-21', method: 'OTHER' }),
      fact('InvoiceRefunded', { ...ofMixed, amount: 125_456, refundedOn: '2026-08-04' }),
    );
    expect(short).toEqual([
      '1254,56 18000 101001 1007 "2026-00012" "" "0"',
      '1254,56 18000 101001 2007 "2026-00012" "" "1"',
      '1254,56 16000 101001 2107 "2026-00012" "" "0"',
      '1254,56 101001 18000 0408 "2026-00012" "" "0"',
    ]);
  });

  it('has of a payment that was too small what arrived, also where it is taken back', () => {
    const movement = { movementId: '0'.repeat(25), amount: 125_000 };
    const payment = { ...ofMixed, amount: 125_456, paidOn: '2026-07-10', method: 'BANK', movement };
    const { short } = rowsOf(fact('InvoicePaid', payment), fact('InvoiceReopened', ofMixed, '2026-07-20'));
    expect(short).toEqual([
      '1250,00 18000 101001 1007 "2026-00012" "" "0"',
      '1250,00 18000 101001 2007 "2026-00012" "" "1"',
    ]);
  });

  it('has the fee of the banks for a debit that came back, beside the payment that is taken back', () => {
    const payment = { ...ofMixed, amount: 125_456, paidOn: '2026-07-10', method: 'DIRECT_DEBIT' };
    const { short } = rowsOf(
      fact('InvoicePaid', payment),
      fact('InvoiceReopened', ofMixed, '2026-07-20'),
      fact('ReturnCharged', { ...ofMixed, fee: 450 }, '2026-07-20'),
      fact('ReturnCharged', { ...ofMixed, fee: 0 }, '2026-07-20'),
    );
    expect(short).toEqual([
      '1254,56 18000 101001 1007 "2026-00012" "" "0"',
      '1254,56 18000 101001 2007 "2026-00012" "" "1"',
      '4,50 68550 18000 2007 "2026-00012" "" "0"',
    ]);
  });

  it('reverses what was paid at the club where it is paid back, through the account that it came from', () => {
    const claim = { kind: 'GUEST_FEE', itemId: booking, amount: 500 };
    const { short } = rowsOf(
      fact('ClaimPaid', { ...claim, paidOn: '2026-07-02', method: 'OTHER' }),
      fact('ClaimRefunded', { ...claim, refundedOn: '2026-08-04', method: 'BANK' }),
    );
    const [paid = '', back = ''] = short.map((row) => row.split(' '));
    expect(short).toHaveLength(2);
    expect([paid[0], paid[1], paid[3], paid.at(-1)]).toEqual(['5,00', '16000', '0207', '"0"']);
    expect([back[0], back[1], back[3], back.at(-1)]).toEqual(['5,00', '18000', '0408', '"1"']);
    expect(back[2]).toBe(paid[2]);
  });

  it('has sales of small businesses without VAT on an account of their own (decisions.md N31)', () => {
    const { short } = rowsOf(issued({ invoiceId: small, number: '2026-00014' }, '2026-09-01'));
    expect(short).toEqual(['9,99 100042 41850 0109 "2026-00014" "" "0"']);
  });

  it('has what was paid online by court and guest fee, what went back, and what came too late', () => {
    const payment = { orderId: order, method: 'PAYPAL', amount: 1700, booked: true };
    const shares = [{ bookingId: booking, price: 1200, guestFee: 500 }];
    const late = { ...payment, orderId: booking, method: 'CREDIT_CARD', booked: false, shares: [] };
    const { short } = rowsOf(
      fact('PaymentReceived', { ...payment, shares }),
      fact('RefundMade', { orderId: order, bookingId: booking, amount: 1700 }, '2026-07-22'),
      fact('PaymentReceived', late),
      fact('RefundMade', { orderId: booking, bookingId: null, amount: 1700 }, '2026-07-22'),
    );
    expect(short).toEqual([
      `12,00 13721 43000 2007 "${order}" "3" "0"`,
      `5,00 13721 44000 2007 "${order}" "4" "0"`,
      `12,00 13721 43000 2207 "${order}" "3" "1"`,
      `5,00 13721 44000 2207 "${order}" "4" "1"`,
      `17,00 13722 35000 2007 "${booking}" "" "0"`,
      `17,00 13722 35000 2207 "${booking}" "" "1"`,
    ]);
  });
});

describe('The accounts of the club', () => {
  const [free, reduced, full] = accountPreset('04').revenue;
  if (!free || !reduced || !full) throw new Error('A preset has three rates');
  const own: Accounting = {
    ...accountPreset('04'),
    ...{ adviser: 45_678, client: 12, yearStartMonth: 7, bank: '1810', debtorBase: '20000' },
    revenue: [free, { ...reduced, guestFee: '4310' }, { ...full, taxKey: '3' }],
  };

  it('are those of the file, with debtors of one digit more and the keys of the rates (decisions.md N45)', () => {
    const payment = { ...ofMixed, amount: 125_456, paidOn: '2026-07-10', method: 'BANK' };
    const { header, rows, short } = rowsBy(own, [issued(ofMixed, '2026-07-01'), fact('InvoicePaid', payment)]);
    expect(header).toContain('"";45678;12;20250701;4;20260101;');
    expect(header).toContain(';"04";');
    expect(short).toEqual([
      '20,00 21001 4300 0107 "2026-00012" "" "0"',
      '1234,56 21001 4400 0107 "2026-00012" "" "0"',
      '1254,56 1810 21001 1007 "2026-00012" "" "0"',
    ]);
    expect(rows.map((row) => row.split(';')[8])).toEqual(['', '"3"', '']);
  });

  it('may tell apart what is sold at the same rate', () => {
    const sale = { amount: 500, paidOn: '2026-07-02', method: 'OTHER' };
    const seven = { taxOf: () => ({ vatRate: 7, sphere: null, isSmallBusiness: false, servedOn: null }), documentOf };
    const facts = (['COURT', 'GUEST_FEE'] as const).map((kind) =>
      fact('ClaimPaid', { kind, itemId: booking, ...sale }),
    );
    const credits = postingsOf({ accounts: accountPlan(own), facts, ...seven }).map(({ credit }) => credit);
    expect(credits).toEqual(['4300', '4310']);
  });

  it('keep what has a rate without accounts on those of the rate 0', () => {
    const { revenueOf } = accountPlan(own);
    expect(revenueOf({ category: 'court', vatRate: 16, isSmallBusiness: false })).toEqual({
      account: '4200',
      taxKey: null,
    });
  });

  it.each([
    ['1', '20001'],
    ['00042', '20042'],
    ['49999', '69999'],
    ['50000', '20000'],
    ['1a', '20000'],
    [null, '20000'],
  ])('have for the member %s the debtor %s', (memberNumber, debtor) => {
    expect(accountPlan(own).debtorOf(memberNumber)).toBe(debtor);
  });

  it('are one business year in a file', () => {
    const within = (from: string, to: string) =>
      isWithinBusinessYear({ from: localDate(from), to: localDate(to) }, own);
    expect(within('2026-01-01', '2026-06-30')).toBe(true);
    expect(within('2026-07-01', '2026-12-31')).toBe(true);
    expect(within('2026-06-01', '2026-07-31')).toBe(false);
  });
});

describe('The table of the postings', () => {
  it('has other accounts for days on which § 19 UStG holds, also those of a sale without an invoice', () => {
    const facts = [
      issued({ invoiceId: switched, number: '2026-00016' }, '2027-01-31'),
      fact('ClaimPaid', { kind: 'COURT', itemId: booking, amount: 700, paidOn: '2027-01-31', method: 'OTHER' }),
    ];
    const exempt = () => ({ vatRate: 0, sphere: null, isSmallBusiness: true, servedOn: null });
    const postings = postingsOf({ accounts: accountPlan(standardAccounting), facts, documentOf, taxOf: exempt });
    expect(postings.map(({ amount, vatRate, credit }) => [amount, vatRate, credit])).toEqual([
      [1200, 7, '43000'],
      [800, 0, '41850'],
      [500, 0, '42000'],
      [700, 0, '41850'],
    ]);
  });

  it('has the same rows', () => {
    const cancelled = {
      invoiceId: small,
      number: '2026-00014',
      stornoNumber: '2026-00015',
      issuedOn: '2026-09-02',
      totals,
    };
    const facts = [
      issued({ invoiceId: small, number: '2026-00014' }, '2026-09-01'),
      fact('InvoiceCancelled', cancelled),
    ];
    const [, ...rows] = postingsCsv(postingsOf({ accounts: accountPlan(standardAccounting), facts, documentOf, taxOf }))
      .split('\r\n')
      .map((row) => row.split(';').slice(1).join(';'));
    expect(rows).toEqual([
      'Rechnung;2026-09-01;9,99;100042;41850;nein;2026-00014;;2026-06-30;Rechnung 2026-00014;0;;',
      'Stornorechnung;2026-09-02;9,99;100042;41850;ja;2026-00014;2026-00015;2026-06-30;Stornorechnung 2026-00015 zu 2026-00014;0;;',
      '',
    ]);
  });
});
