import { readCamt } from './camtFile.ts';
import { decodeText } from './encodings/decodeText.ts';
import { isMt940, readMt940 } from './mt940File.ts';
import type { Statement } from './statementEntry.ts';
import { refuseBeyond, statementLimits } from './statementLimits.ts';
import { UnreadableStatement } from './unreadableStatement.ts';
import { isZip, zipFiles } from './zipFiles.ts';

const readFile = (file: Buffer): readonly Statement[] => {
  const text = decodeText(file);
  if (/^\s*</.test(text)) return readCamt(text.trimStart());
  if (isMt940(text)) return readMt940(text);
  throw new UnreadableStatement('UNKNOWN');
};

/**
 * The statements of account in an upload: camt.052, camt.053, camt.054, MT940, or a ZIP file of them. Accounts in another currency have no
 * entries. Throws UnreadableStatement, which says why; a ZIP file is read as a whole or not at all.
 */
export const readStatements = (upload: Buffer): readonly Statement[] => {
  if (upload.length > statementLimits.bytes) throw new UnreadableStatement('TOO_LARGE');
  const files = isZip(upload) ? zipFiles(upload) : [upload];
  if (files.length === 0) throw new UnreadableStatement('UNKNOWN');
  const statements: Statement[] = [];
  let entries = 0;
  for (const file of files) {
    const read = readFile(file);
    statements.push(...read);
    entries += read.reduce((sum, statement) => sum + statement.entries.length, 0);
    refuseBeyond('statements', statements.length);
    refuseBeyond('entries', entries);
  }
  if (statements.every(({ currency }) => currency !== 'EUR')) throw new UnreadableStatement('OTHER_CURRENCY');
  return statements;
};
