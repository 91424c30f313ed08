import { expect, it } from 'vitest';
import { camtEntries } from './camtEntry.ts';
import { type XmlElement, elementsAt, xmlTree } from './xmlTree.ts';

const payment = '<NtryDtls><TxDtls><RmtInf><Ustrd>Platz 3</Ustrd></RmtInf></TxDtls></NtryDtls>';
const entryWith = (payments: number): XmlElement => {
  const facts = '<Amt Ccy="EUR">12.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-24</Dt></BookgDt>';
  const [entry] = elementsAt(xmlTree(`<Stmt><Ntry>${facts}${payment.repeat(payments)}</Ntry></Stmt>`), ['Ntry']);
  if (!entry) throw new Error('no entry');
  return entry;
};

/** How often the elements of the entry, among which its payments are, are gone through. */
const readingsOf = (payments: number): number => {
  let readings = 0;
  const { children, ...entry } = entryWith(payments);
  const counted: XmlElement = {
    ...entry,
    get children() {
      readings += 1;
      return children;
    },
  };
  expect(camtEntries(counted, 'DE89370400440532013000')).toMatchObject([{ amount: 1200 }]);
  return readings;
};

it('The elements of an entry are gone through as often for a thousand payments as for two', () => {
  expect(readingsOf(1_000)).toBe(readingsOf(2));
});
