import { camtEntries } from './camtEntry.ts';
import { balanceOf, dayAt } from './camtValues.ts';
import { withIds } from './entryId.ts';
import type { Statement } from './statementEntry.ts';
import { refuseBeyond } from './statementLimits.ts';
import { type ReadEntry, keptEntries, readOrKept } from './unreadableRest.ts';
import { UnreadableStatement } from './unreadableStatement.ts';
import { type XmlElement, elementsAt, textAt, xmlTree } from './xmlTree.ts';

/** In all versions, also those of national banks' associations: what is read stands in the same places, or in one of two. Some leave it out. */
const camtNamespace = /(?:^$|\bcamt\.05[234]\.)/;

/** Statements (053), account reports (052) and notifications (054), by the name of their elements. */
const paths: readonly (readonly [message: string, statement: string])[] = [
  ['BkToCstmrStmt', 'Stmt'],
  ['BkToCstmrAcctRpt', 'Rpt'],
  ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
];

/** OPBD: opening. PRCD: closing balance of the statement before. CLBD: closing. */
const balanceAt = (statement: XmlElement, codes: readonly string[]) =>
  balanceOf(elementsAt(statement, ['Bal']).find((balance) => codes.includes(textAt(balance, 'Tp/CdOrPrtry/Cd') ?? '')));

/** Movements that are only announced are not money yet; they come again when they are booked. */
const isBooked = (entry: XmlElement): boolean => (textAt(entry, 'Sts/Cd', 'Sts') ?? 'BOOK') === 'BOOK';

/** Of the account, else of its balances or its first entry. */
const currencyOf = (statement: XmlElement): string => {
  const [amount] = [
    ['Bal', 'Amt'],
    ['Ntry', 'Amt'],
  ].flatMap((path) => elementsAt(statement, path));
  return textAt(statement, 'Acct/Ccy') ?? amount?.attributes['Ccy'] ?? 'EUR';
};

const entriesIn = (statement: XmlElement, iban: string, xml: string): readonly ReadEntry[] =>
  elementsAt(statement, ['Ntry'])
    .filter(isBooked)
    .flatMap((entry) => {
      const raw = { line: entry.line, raw: xml.slice(entry.from, entry.to) };
      return readOrKept(raw, () => camtEntries(entry, iban));
    });

const accountOf = (statement: XmlElement): string => {
  const account = textAt(statement, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id')?.replaceAll(/\s/g, '').slice(0, 40);
  if (account === undefined) throw new UnreadableStatement('MALFORMED', { line: statement.line });
  return account;
};

const statementOf = (statement: XmlElement, xml: string): Statement => {
  const [iban, currency] = [accountOf(statement), currencyOf(statement)];
  const found = currency === 'EUR' ? entriesIn(statement, iban, xml) : [];
  const [opening, closing] = [balanceAt(statement, ['OPBD', 'PRCD']), balanceAt(statement, ['CLBD'])];
  const isStatement = statement.name === 'Stmt';
  const days = [closing?.on, opening?.on, dayAt(statement, 'CreDtTm')];
  return {
    ...{ iban, currency, opening, closing, isCutOff: isStatement && closing === null },
    format: isStatement ? 'CAMT' : 'CAMT_REPORT',
    entries: withIds(iban, keptEntries(found, { line: statement.line, days })),
  };
};

const countAt = (statements: readonly XmlElement[], path: readonly string[]): number =>
  statements.reduce((count, statement) => count + elementsAt(statement, path).length, 0);

/** The document itself, or one in the envelope of a transfer. */
const documentOf = (root: XmlElement): XmlElement =>
  root.name === 'Document' ? root : (root.children.find(({ name }) => name === 'Document') ?? root);

/** The statements in a camt file, one per account and day. Throws UnreadableStatement for any other XML. */
export const readCamt = (xml: string): readonly Statement[] => {
  const document = documentOf(xmlTree(xml));
  if (document.name !== 'Document' || !camtNamespace.test(document.namespace)) throw new UnreadableStatement('UNKNOWN');
  const statements = paths.flatMap((path) => elementsAt(document, path));
  if (statements.length === 0) throw new UnreadableStatement(document.namespace === '' ? 'UNKNOWN' : 'MALFORMED');
  refuseBeyond('statements', statements.length);
  for (const path of [['Ntry'], ['Ntry', 'NtryDtls', 'TxDtls']]) refuseBeyond('entries', countAt(statements, path));
  return statements.map((statement) => statementOf(statement, xml));
};
