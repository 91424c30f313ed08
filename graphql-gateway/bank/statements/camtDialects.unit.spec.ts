import { describe, expect, it } from 'vitest';
import { readStatements } from './readStatements.ts';
import type { StatementEntry } from './statementEntry.ts';

type Expected = Readonly<Partial<Record<keyof StatementEntry, unknown>>>;

const account = '<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy></Acct>';
const day = '<BookgDt><Dt>2026-11-24</Dt></BookgDt><ValDt><Dt>2026-11-24</Dt></ValDt>';
const balance = (code: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-24</Dt></Dt></Bal>`;

type Entry = Readonly<{
  amount?: string;
  sign?: string;
  status?: string;
  days?: string;
  details?: string;
  others?: string;
}>;
const entry = ({
  amount = '<Amt Ccy="EUR">30.00</Amt>',
  sign = 'CRDT',
  details = '',
  others = '',
  ...rest
}: Entry = {}): string =>
  `<Ntry>${amount}<CdtDbtInd>${sign}</CdtDbtInd>${rest.status ?? '<Sts>BOOK</Sts>'}${rest.days ?? day}${others}<NtryDtls>${details}</NtryDtls></Ntry>`;
const amountOf = (kind: string, amount: string, currency = 'EUR') =>
  `<AmtDtls><${kind}><Amt Ccy="${currency}">${amount}</Amt></${kind}></AmtDtls>`;
type Payment = Readonly<{
  amount?: string;
  name?: string;
  text?: string;
  refs?: string;
  parties?: string;
  rest?: string;
}>;
const payment = ({
  amount = '',
  name = 'Karin Zaehler',
  text = 'Tennis',
  refs = '',
  parties = '',
  rest = '',
}: Payment = {}): string =>
  `<TxDtls><Refs>${refs}</Refs>${amount}<RltdPties><Dbtr><Nm>${name}</Nm></Dbtr>${parties}</RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf>${rest}</TxDtls>`;

type File = Readonly<{ version?: string; namespace?: string; head?: string; rest?: string }>;
const file = (content: string, { version = 'camt.053.001.02', rest = '', ...others }: File = {}): string => {
  const [message, name] = version.startsWith('camt.052')
    ? ['BkToCstmrAcctRpt', 'Rpt']
    : version.startsWith('camt.054')
      ? ['BkToCstmrDbtCdtNtfctn', 'Ntfctn']
      : ['BkToCstmrStmt', 'Stmt'];
  const { namespace = `urn:iso:std:iso:20022:tech:xsd:${version}`, head = account } = others;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}"><${message}><GrpHdr/><${name}>${head}${content}</${name}>${rest}</${message}></Document>`;
};
const read = (text: string) => readStatements(Buffer.from(text));
const entries = (text: string): readonly StatementEntry[] => read(text).flatMap((each) => each.entries);

describe('Files in camt', () => {
  it.each([
    ...['camt.052.001.02', 'camt.052.001.08', 'camt.053.001.02', 'camt.053.001.04', 'camt.053.001.08'],
    ...['camt.053.001.10', 'camt.053.001.13', 'camt.054.001.02', 'camt.054.001.08'],
  ])('are read as %s', (version) => {
    expect(entries(file(entry(), { version }))).toMatchObject([{ amount: 3000 }]);
  });

  it.each([
    ['of another association', 'ISO:camt.053.001.02:APC:STUZZA:payments:002'],
    ['of a bank', 'http://www.six-interbank-clearing.com/de/camt.053.001.04.xsd'],
    ['that is missing', ''],
  ])('are read with a namespace %s', (_, namespace) => {
    expect(entries(file(entry(), { namespace }))).toMatchObject([{ amount: 3000 }]);
  });

  it('are read in the envelope of a transfer', () => {
    const [head = '', document = ''] = file(entry()).split('\n');
    expect(entries(`${head}<Envelope><AppHdr/>${document}</Envelope>`)).toMatchObject([{ amount: 3000 }]);
  });

  it('with an account that has no IBAN are read under the name that the bank gives it', () => {
    const head = '<Acct><Id><Othr><Id>0194787400888</Id></Othr></Id></Acct>';
    expect(read(file(entry(), { head }))).toMatchObject([{ iban: '0194787400888', entries: [{ amount: 3000 }] }]);
  });

  it('with an account in dollars are read as far as the account in euros', () => {
    const other = `<Stmt>${account.replace('DE89', 'DE75').replace('EUR', 'USD')}${entry({ amount: '<Amt Ccy="USD">7.00</Amt>' })}</Stmt>`;
    expect(read(file(entry(), { rest: other }))).toMatchObject([
      { currency: 'EUR', entries: [{ amount: 3000 }] },
      { currency: 'USD', iban: 'DE75370400440532013000', entries: [] },
    ]);
  });

  it.each([
    ['more decimals than cents', '100.0000000000005', 10_000],
    ['as many as a program writes', '133.1199999999998', 13_312],
    ['no number', 'n/a', null],
    ['more than 13 digits', '000000000000100.00', 10_000],
  ])('with a balance of %s are read', (_, amount, cents) => {
    const [statement] = read(file(balance('OPBD', amount) + balance('CLBD', '130.00') + entry()));
    expect(statement).toMatchObject({ entries: [{ amount: 3000 }], closing: { amount: 13_000 }, isCutOff: false });
    expect(statement?.opening?.amount ?? null).toBe(cents);
  });

  it('without a balance at the end may be cut off, unless they are reports', () => {
    expect(read(file(entry()))).toMatchObject([{ isCutOff: true }]);
    expect(read(file(entry(), { version: 'camt.052.001.02' }))).toMatchObject([{ isCutOff: false }]);
  });
});

describe('An entry in camt', () => {
  it.each<readonly [string, Entry, Expected]>([
    ['an amount with zeros before it', { amount: '<Amt Ccy="EUR">000000000000030.00</Amt>' }, {}],
    ['an amount with zeros behind it', { amount: '<Amt Ccy="EUR">30.00000</Amt>' }, {}],
    ['an amount with a comma', { amount: '<Amt Ccy="EUR">30,00</Amt>' }, {}],
    ['an amount of a program', { amount: '<Amt Ccy="EUR">30.0000000000001</Amt>' }, {}],
    ['a state since version 8', { status: '<Sts><Cd>BOOK</Cd></Sts>' }, {}],
    ['no state', { status: '' }, {}],
    ['no value date', { days: '<BookgDt><Dt>2026-11-24</Dt></BookgDt>' }, { valueOn: '2026-11-24' }],
    [
      'a value date that is none',
      { days: '<BookgDt><Dt>2026-11-24</Dt></BookgDt><ValDt><Dt>2026-13-30</Dt></ValDt>' },
      {},
    ],
    [
      'a value date of a year of 360 days',
      { days: '<BookgDt><Dt>2026-03-02</Dt></BookgDt><ValDt><Dt>2026-02-30</Dt></ValDt>' },
      { bookedOn: '2026-03-02', valueOn: '2026-02-28' },
    ],
    ['only a value date', { days: '<ValDt><Dt>2026-11-24</Dt></ValDt>' }, {}],
    ['times', { days: '<BookgDt><DtTm>2026-11-24T23:30:00+01:00</DtTm></BookgDt>' }, { bookedOn: '2026-11-24' }],
    ['a text of the bank only', { others: '<AddtlNtryInf>ABSCHLUSS</AddtlNtryInf>' }, { text: 'ABSCHLUSS' }],
    [
      'another currency below it',
      { details: payment({ amount: `${amountOf('InstdAmt', '36.00', 'USD')}${amountOf('TxAmt', '36.00', 'USD')}` }) },
      { name: 'Karin Zaehler' },
    ],
    ['a damaged amount below it', { details: payment({ amount: amountOf('TxAmt', 'x') }) }, { name: 'Karin Zaehler' }],
    [
      'a mandate',
      { sign: 'DBIT', details: payment({ refs: '<MndtId>M-1001</MndtId>' }) },
      { amount: -3000, mandateId: 'M-1001' },
    ],
  ])('has %s', (_, given, expected) => {
    const usual: Expected = { amount: 3000, problem: null };
    expect(entries(file(entry(given)))).toMatchObject([{ ...usual, ...expected }]);
  });

  it.each(['PDNG', 'INFO', 'FUTR'])('in the state %s is no money yet', (status) => {
    expect(entries(file(entry({ status: `<Sts>${status}</Sts>` })))).toEqual([]);
  });
});

describe('Who paid, in camt', () => {
  const other = (name: string) => `<UltmtDbtr><Nm>${name}</Nm></UltmtDbtr>`;

  it.each([
    ...['keine Information vorhanden', 'KEINE INFORMATIONEN VORHANDEN', 'Keine Angabe', 'NOTPROVIDED', 'not provided'],
    ...['nicht vorhanden', 'Not available', 'unbekannt', 'N/A', 'n.a.', '-', '.', '---', 'NONREF', 'k.A.'],
  ])('is the holder of the account where the bank says "%s" about another payer', (words) => {
    expect(entries(file(entry({ details: payment({ parties: other(words) }) })))[0]?.name).toBe('Karin Zaehler');
    expect(entries(file(entry({ details: payment({ name: words }) })))[0]?.name).toBe(null);
  });

  it.each(['Nina Keine', 'Nonna Unbekannt', 'Notburga Provided', 'Na Li'])(
    'is another payer with a name like %s',
    (name) => {
      expect(entries(file(entry({ details: payment({ parties: other(name) }) })))[0]?.name).toBe(name);
    },
  );
});

describe('A batch in camt', () => {
  const [one, two] = [
    (amount: string) => payment({ amount, name: 'Anna', text: 'eins' }),
    (amount: string) => payment({ amount, name: 'Bernd', text: 'zwei' }),
  ];
  const apart = [
    { amount: 1000, name: 'Anna', text: 'eins' },
    { amount: 2000, name: 'Bernd', text: 'zwei' },
  ];

  it.each(['InstdAmt', 'TxAmt', 'CntrValAmt'])('is each payment where it states %s', (kind) => {
    const details = one(amountOf(kind, '10.00')) + two(amountOf(kind, '20.00'));
    expect(entries(file(entry({ details })))).toMatchObject(apart);
    const several = details.replace('</TxDtls><TxDtls>', '</TxDtls></NtryDtls><NtryDtls><TxDtls>');
    expect(entries(file(entry({ details: several })))).toMatchObject(apart);
  });

  it('is each payment where it states dollars beside euros', () => {
    const dollars = amountOf('InstdAmt', '11.00', 'USD');
    const details = one(dollars + amountOf('TxAmt', '10.00')) + two(amountOf('TxAmt', '20.00'));
    expect(entries(file(entry({ details })))).toMatchObject(apart);
  });

  it('is each payment by the amounts that add up, where fees are in others', () => {
    const both = (instructed: string, booked: string) => amountOf('InstdAmt', instructed) + amountOf('TxAmt', booked);
    const details = one(both('10.00', '9.00')) + two(both('20.00', '19.00'));
    expect(entries(file(entry({ details })))).toMatchObject(apart);
  });

  it('is one movement that names everybody where amounts are missing', () => {
    expect(entries(file(entry({ details: one('') + two('') })))).toMatchObject([
      { amount: 3000, name: 'Anna, Bernd', text: 'eins · zwei' },
    ]);
  });
});

describe('What came back, in camt', () => {
  const returned = (given: Payment, others = '') =>
    entries(file(entry({ sign: 'DBIT', details: payment(given), others })))[0]?.returnCode;
  const code = (content: string) => `<BkTxCd>${content}</BkTxCd>`;

  it.each<readonly [string, Payment, string, string | null]>([
    ['a reason', { rest: '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>' }, '', 'AC04'],
    ['a reason of the bank', { rest: '<RtrInf><Rsn><Prtry>931</Prtry></Rsn></RtrInf>' }, '', '931'],
    [
      'the code of the first booking',
      { rest: '<RtrInf><OrgnlBkTxCd><Prtry><Cd>NDDT+105</Cd></Prtry></OrgnlBkTxCd></RtrInf>' },
      '',
      'RETURN',
    ],
    ['a reason in words', { text: 'Rueckgabe MD06', rest: '<RtrInf><AddtlInf>x</AddtlInf></RtrInf>' }, '', 'MD06'],
    ['a German code', {}, code('<Prtry><Cd>NRTI+109+00931</Cd></Prtry>'), 'RETURN'],
    ['a German code alone', { text: 'AM04' }, code('<Prtry><Cd>108</Cd></Prtry>'), 'AM04'],
    [
      'a sub-family',
      {},
      code('<Domn><Cd>PMNT</Cd><Fmly><Cd>IDDT</Cd><SubFmlyCd>UPDD</SubFmlyCd></Fmly></Domn>'),
      'RETURN',
    ],
    ['nothing of it', {}, code('<Prtry><Cd>NDDT+105+00109</Cd></Prtry>'), null],
  ])('is known by %s', (...[, given, others, expected]) => {
    expect(returned(given, others)).toBe(expected);
  });
});
