import { entriesOf } from './camtEntry.ts';
import { dayAt, signedAmount } from './camtValues.ts';
import { withIds } from './entryId.ts';
import type { Balance, Statement } from './statementEntry.ts';
import { UnreadableStatement } from './unreadableStatement.ts';
import { type XmlElement, elementsAt, textAt, xmlTree } from './xmlTree.ts';

/** Account reports (052) and statements (053), in all versions since .001.02: what is read stands in the same places, or in one of two. */
const camtNamespace = /^urn:iso:std:iso:20022:tech:xsd:camt\.05[23]\.001\.(?:0[2-9]|1\d)$/;

/** OPBD: opening. PRCD: closing balance of the statement before. CLBD: closing. */
const balanceOf = (statement: XmlElement, codes: readonly string[]): Balance | null => {
  const found = elementsAt(statement, ['Bal']).find((balance) =>
    codes.includes(textAt(balance, 'Tp/CdOrPrtry/Cd') ?? ''),
  );
  const on = found && dayAt(found, 'Dt');
  return found && on ? { on, amount: signedAmount(found) } : null;
};

/** Movements that are only announced are not money yet; they come again when they are booked. */
const isBooked = (entry: XmlElement): boolean => textAt(entry, 'Sts/Cd', 'Sts') === 'BOOK';

const statementOf = (statement: XmlElement): Statement => {
  const iban = textAt(statement, 'Acct/Id/IBAN')?.replaceAll(/\s/g, '');
  if (iban === undefined) throw new UnreadableStatement('MALFORMED');
  const booked = elementsAt(statement, ['Ntry']).filter(isBooked);
  return {
    iban,
    format: 'CAMT',
    opening: balanceOf(statement, ['OPBD', 'PRCD']),
    closing: balanceOf(statement, ['CLBD']),
    entries: withIds(
      iban,
      booked.flatMap((entry) => entriesOf(entry, iban)),
    ),
  };
};

/** The statements in a camt.052 or camt.053 file, one per account and day. Throws UnreadableStatement for any other XML. */
export const readCamt = (xml: string): readonly Statement[] => {
  const root = xmlTree(xml);
  if (root.name !== 'Document' || !camtNamespace.test(root.namespace)) throw new UnreadableStatement('UNKNOWN');
  const statements = [
    ['BkToCstmrStmt', 'Stmt'],
    ['BkToCstmrAcctRpt', 'Rpt'],
  ].flatMap((path) => elementsAt(root, path));
  if (statements.length === 0) throw new UnreadableStatement('MALFORMED');
  return statements.map(statementOf);
};
