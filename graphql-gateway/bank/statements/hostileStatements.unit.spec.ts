import { describe, expect, it } from 'vitest';
import { readStatements } from './readStatements.ts';
import { specZip } from './specZip.ts';
import { UnreadableStatement } from './unreadableStatement.ts';

const entriesOf = (file: string) => readStatements(Buffer.from(file)).flatMap(({ entries }) => entries);
const problemOf = (file: string | Buffer): unknown => {
  try {
    return readStatements(Buffer.from(file)).length;
  } catch (error) {
    return error instanceof UnreadableStatement ? error.problem : error;
  }
};

const account = '<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>';
const payment = '<TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">0.01</Amt></TxAmt></AmtDtls></TxDtls>';
const entry = (details = '') =>
  `<Ntry><Amt Ccy="EUR">12.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-24</Dt></BookgDt>${details}</Ntry>`;
const camt = (...statements: readonly string[]) =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>${statements
    .map((content) => `<Stmt>${account}${content}</Stmt>`)
    .join('')}</BkToCstmrStmt></Document>`;

const mt940 = (field61: string, field86: string, count = 1) =>
  `:20:A\n:25:DE89370400440532013000\n:28C:1/1\n${`:61:${field61}\n:86:${field86}\n`.repeat(count)}:62F:C261124EUR1,00\n`;
const line61 = '2611241124CR48,50NTRFNONREF';

describe('A file that is made to cost time', () => {
  it.each<readonly [string, string | Buffer]>([
    ['9,000 empty statements', camt(...Array.from({ length: 9_000 }, () => ''))],
    ['9,000 empty statements in MT940', ':20:A\n:25:DE89370400440532013000\n:62F:C261124EUR1,00\n'.repeat(9_000)],
    [
      '1,600 empty statements in several files',
      specZip(Array.from({ length: 16 }, () => Buffer.from(camt(...Array.from({ length: 100 }, () => ''))))),
    ],
    ['10,001 entries', camt(entry().repeat(10_001))],
    ['10,001 entries in MT940', mt940(line61, 'Platz', 10_001)],
    ['an entry of 10,001 payments', camt(entry(`<NtryDtls>${payment.repeat(10_001)}</NtryDtls>`))],
    ['an entry of 10,001 groups of payments', camt(entry(`<NtryDtls>${payment}</NtryDtls>`.repeat(10_001)))],
    ['half a million elements', camt(entry('<a/>'.repeat(500_000)))],
  ])('is refused for %s', (_, file) => {
    expect(problemOf(file)).toBe('TOO_LARGE');
  });

  it('is read where a payer repeats a mark a hundred thousand times', () => {
    const [found] = entriesOf(mt940(line61, `166?00GUTSCHRIFT?20${'SVWZ+Platz drei '.repeat(100_000)}`));
    expect(found?.text).toHaveLength('Platz drei '.length * 100_000 - 1);
  });

  it('is read where the field 00 comes a hundred thousand times behind as many others', () => {
    const [found] = entriesOf(mt940(line61, `166${'?20a'.repeat(100_000)}${'?00b'.repeat(100_000)}`));
    expect(found?.text).toHaveLength(200_000 - 1);
  });

  it('is kept as it stands where one line of the form is broken more often than banks break it', () => {
    const field61 = `2611241124\n${'x\n'.repeat(50_000)}CR48,50NTRFNONREF`;
    expect(entriesOf(mt940(field61, 'Platz'))).toMatchObject([{ amount: 0, problem: { line: 4, reason: 'FORM' } }]);
  });
});
