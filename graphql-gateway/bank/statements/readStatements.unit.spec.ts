import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { validateBankFile } from '../../testing/validateBankFile.ts';
import { readStatements } from './readStatements.ts';
import type { StatementEntry } from './statementEntry.ts';
import { specZip } from './specZip.ts';
import { UnreadableStatement } from './unreadableStatement.ts';

const sample = (name: string): Buffer => readFileSync(fileURLToPath(new URL(`../samples/${name}`, import.meta.url)));
const text = (name: string): string => sample(name).toString('utf8');
const read = (file: string | Buffer) => readStatements(Buffer.from(file));
const entriesOf = (file: string | Buffer): readonly StatementEntry[] => read(file).flatMap(({ entries }) => entries);
const problemOf = (file: string | Buffer): unknown => {
  try {
    read(file);
    return 'read';
  } catch (error) {
    return error instanceof UnreadableStatement ? error.problem : error;
  }
};

const [sparkasse, volksbank, commerzbank, n26] = [
  ...['sparkasse.camt052v2.xml', 'volksbank.camt053v8.xml', 'commerzbank.sta', 'n26.sta'],
] as const;
const account = { iban: 'DE89370400440532013000' };

describe('The samples in camt', () => {
  it('of a savings bank are valid by the schema of ISO 20022', () => {
    expect(() => validateBankFile('camt.052.001.02', sample(sparkasse))).not.toThrow();
  });

  // The schema of camt.053 is none that we have: below other names of two elements, a statement has what a report has.
  it('of a cooperative bank are valid by the schema of ISO 20022, read as a report', () => {
    const report = text(volksbank)
      .replaceAll('camt.053.001.08', 'camt.052.001.08')
      .replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt')
      .replaceAll('ns2:Stmt>', 'ns2:Rpt>');
    expect(() => validateBankFile('camt.052.001.08', report)).not.toThrow();
  });
});

describe('Reading a statement of account', () => {
  it('leaves out what turns the direction of a text or is not seen, and keeps what is read', () => {
    const hidden = ['\u202e', '\u2066', '\u200f', '\u061c', '\u200b', '\u00ad', '\u{e0041}'].join('');
    const changed = text(sparkasse)
      .replaceAll('Anna Aufschlag', `Anna${hidden} Auf${hidden}schlag`)
      .replaceAll('Platzgebühren', `Platz${hidden}gebühren\u0085 👩‍👧 שלום`);
    const [before] = entriesOf(text(sparkasse).replaceAll('Platzgebühren', 'Platzgebühren 👩‍👧 שלום'));
    const [entry] = entriesOf(changed);
    expect(entry).toMatchObject({ id: before?.id, name: 'Anna Aufschlag' });
    expect(entry?.text.replaceAll(/ +/g, ' ')).toBe('Platzgebühren 👩‍👧 שלום Rechnung 2026- 00012 & Gast');
  });

  it('shows the raw text of an entry that cannot be read without them, too', () => {
    const changed = text(sparkasse)
      .replaceAll('Anna Aufschlag', 'Anna \u202eAufschlag')
      .replaceAll(/<BookgDt>.*?<\/BookgDt>|<ValDt>.*?<\/ValDt>/gs, '');
    const unreadable = entriesOf(changed).filter(({ problem }) => problem !== null);
    expect(unreadable.length).toBeGreaterThan(0);
    for (const entry of unreadable) expect(entry.text).not.toMatch(/\p{Bidi_Control}/u);
  });

  it('reads the report of a savings bank, camt.052 of 2009, without what is not booked yet', () => {
    const [statement] = read(sample(sparkasse));
    expect(statement).toMatchObject({
      ...account,
      opening: { on: '2026-11-23', amount: 100_000 },
      closing: { on: '2026-11-24', amount: 103_850 },
      entries: [
        {
          ...{ amount: 4850, name: 'Anna Aufschlag', iban: 'DE02120300000000202051', endToEndId: null },
          ...{ text: 'Platzgebühren Rechnung 2026- 00012 & Gast', bookedOn: '2026-11-24', returnCode: null },
        },
        { amount: -1000, name: null, text: 'ENTGELTABSCHLUSS' },
      ],
    });
  });

  it('reads the statement of a cooperative bank, camt.053 of 2019: each payment of a batch, and why one came back', () => {
    expect(read(sample(volksbank))).toMatchObject([
      {
        ...account,
        opening: { amount: 103_850 },
        entries: [
          { amount: 2450, text: 'RF96202600013', endToEndId: 'RF96202600013', valueOn: '2026-11-25' },
          { amount: 3550, name: 'Familie Court', text: 'Tennis im November' },
          { amount: -2450, name: 'Otto Oberrang', iban: 'DE02100500000054540402', returnCode: 'MD06' },
        ],
      },
    ]);
  });

  it('reads MT940 with the fields of German banks, over New Year and with words that are broken across lines', () => {
    expect(read(sample(commerzbank))).toMatchObject([
      {
        ...account,
        opening: { on: '2026-12-30', amount: 100_000 },
        closing: { amount: 101_900 },
        entries: [
          {
            ...{ bookedOn: '2026-12-30', valueOn: '2027-01-02', amount: 4850, name: 'ANNA AUFSCHLAG' },
            text: 'Rechnung 2026-00012 Platzgebuehren',
          },
          { amount: -2450, endToEndId: 'RF10202600009', returnCode: 'AC04' },
          { amount: -500, text: 'Korrektur' },
        ],
      },
    ]);
  });

  it('reads MT940 in the envelope of SWIFT, with a text that has no fields', () => {
    const entries = [{ amount: 3000, text: 'Ben Ballwechsel danke für den Platz 2026/00013', name: null }];
    expect(read(sample(n26))).toMatchObject([{ ...account, entries }]);
    expect(entriesOf(Buffer.from(text(n26), 'latin1'))).toMatchObject(entries);
  });

  it('reads every file in a ZIP file', () => {
    const zip = specZip([sample(sparkasse), sample(commerzbank)]);
    expect(read(zip)).toEqual([...read(sample(sparkasse)), ...read(sample(commerzbank))]);
  });
});

describe('The id of a movement', () => {
  const idsOf = (file: string) => entriesOf(file).map(({ id }) => id);
  const report = text(sparkasse);

  it('is the same in a statement that contains the movement again, wrapped differently', () => {
    const again = report
      .replaceAll('camt.052.001.02', 'camt.053.001.02')
      .replaceAll('BkToCstmrAcctRpt', 'BkToCstmrStmt')
      .replaceAll('Rpt>', 'Stmt>')
      .replace('2026-</Ustrd><Ustrd>00012', '2026-00012');
    expect(idsOf(again)).toEqual(idsOf(report));
  });

  it('differs for two equal movements of one day, and is the same again for both of them', () => {
    const fee = /<Ntry>\s*<Amt Ccy="EUR">10.00[^]*?<\/Ntry>/.exec(report)?.[0] ?? '';
    const twice = report.replace(fee, `${fee}${fee}`);
    expect(new Set(idsOf(twice)).size).toBe(3);
    expect(idsOf(twice)).toEqual(expect.arrayContaining(idsOf(report)));
  });

  it.each([
    ['another amount', '48.50</Amt>', '48.51</Amt>'],
    ['another day', '<BookgDt><Dt>2026-11-24', '<BookgDt><Dt>2026-11-23'],
    ['another reference of the bank', '2026328100000001000', '2026328100000001001'],
    ['another account', 'DE89370400440532013000', 'DE02120300000000202051'],
  ])('differs for %s', (_, from, to) => {
    expect(idsOf(report.replace(from, to))[0]).not.toBe(idsOf(report)[0]);
  });
});

describe('An entry in camt that cannot be read', () => {
  const report = text(sparkasse);
  const days = /<(?:BookgDt|ValDt)>.*?<\/(?:BookgDt|ValDt)>/g;

  it.each<readonly [string, string, string]>([
    ['no day', report.replaceAll(days, ''), 'DAY'],
    ['a day that is none', report.replaceAll(days, '<BookgDt><Dt>2026-13-01</Dt></BookgDt>'), 'DAY'],
    ['a fraction of a cent', report.replace('48.50', '48.505'), 'AMOUNT'],
    ['an amount in scientific notation', report.replace('48.50', '1e9'), 'AMOUNT'],
    ['more money than a club has', report.replace('48.50', '20000000.01'), 'AMOUNT'],
    ['a negative amount', report.replace('48.50', '-48.50'), 'AMOUNT'],
    ['no amount', report.replace(/<Amt Ccy="EUR">48.50<.Amt>/, ''), 'AMOUNT'],
    ['an amount without direction', report.replaceAll('CRDT', 'XXXX'), 'DIRECTION'],
    ['dollars', report.replace('<Amt Ccy="EUR">48.50', '<Amt Ccy="USD">48.50'), 'OTHER_CURRENCY'],
  ])('for it has %s is kept as it stands, with its line, and its file is read', (_, file, reason) => {
    const line = file.split('\n').findIndex((each) => each.includes('<Ntry>')) + 1;
    const [odd, ...others] = entriesOf(file);
    expect(odd).toMatchObject({ amount: 0, bookedOn: '2026-11-24', name: null, problem: { line, reason } });
    expect(odd?.text).toMatch(/^<Ntry>.*Anna Aufschlag.*<\/Ntry>$/);
    expect(others).toHaveLength(1);
  });
});

describe('Refusing a file', () => {
  const report = text(sparkasse);
  const turnover = text(n26);
  const zip = specZip([sample(n26)]);
  const patched = (at: number, ...bytes: readonly number[]): Buffer => {
    const copy = Buffer.from(zip);
    copy.set(bytes, at);
    return copy;
  };

  it.each<readonly [string, string | Buffer, string]>([
    ['an empty file', '', 'UNKNOWN'],
    ['a text', 'Umsatzliste November', 'UNKNOWN'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'UNKNOWN'],
    ['an empty ZIP file', specZip([]), 'UNKNOWN'],
    ['a ZIP file with something else in it', specZip([sample(n26), Buffer.from('read me')]), 'UNKNOWN'],
    ['XML that is no statement', '<a xmlns="urn:x"/>', 'UNKNOWN'],
    ['a transfer order', report.replace('camt.052.001.02', 'pain.001.001.09'), 'UNKNOWN'],
    ['half a file', report.slice(0, 2000), 'MALFORMED'],
    ['a document type', report.replace('<Document', '<!DOCTYPE x [<!ENTITY a "aaaa">]><Document'), 'MALFORMED'],
    ['an entity that nobody declared', report.replace('&amp; Gast', '&a;'), 'MALFORMED'],
    ['endless depth', '<a>'.repeat(50_000), 'MALFORMED'],
    ['no account', report.replace(/<Acct>.*<\/Acct>/, ''), 'MALFORMED'],
    ['dollars', report.replaceAll('EUR', 'USD'), 'OTHER_CURRENCY'],
    ['dollars in MT940', turnover.replaceAll('EUR', 'USD'), 'OTHER_CURRENCY'],
    ['half a ZIP file', zip.subarray(0, zip.length - 30), 'MALFORMED'],
    ['a damaged ZIP file', patched(45, 0xff, 0xff), 'MALFORMED'],
    [
      'a ZIP file that inflates to more than it claims',
      specZip([Buffer.alloc(100_000)], { claimed: 100 }),
      'MALFORMED',
    ],
    ['a ZIP file that claims too much', specZip([sample(n26)], { claimed: 0xffff_fff0 }), 'TOO_LARGE'],
    ['too many files', specZip(Array.from({ length: 801 }, () => Buffer.from('x'))), 'TOO_LARGE'],
    ['a file that is too large', Buffer.alloc(6_000_001, 0x20), 'TOO_LARGE'],
  ])('refuses %s', (_, file, problem) => {
    expect(problemOf(file)).toBe(problem);
  });
});
