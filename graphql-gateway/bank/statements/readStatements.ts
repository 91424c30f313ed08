import { readCamt } from './camtFile.ts';
import { isMt940, readMt940 } from './mt940File.ts';
import type { Statement } from './statementEntry.ts';
import { statementLimits } from './statementLimits.ts';
import { UnreadableStatement } from './unreadableStatement.ts';
import { isZip, zipFiles } from './zipFiles.ts';

/** Old files declare their encoding or are from Windows; what is no UTF-8 is one of both. */
const textOf = (file: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
};

const readFile = (file: Buffer): readonly Statement[] => {
  const text = textOf(file);
  if (/^\s*</.test(text)) return readCamt(text.trimStart());
  if (isMt940(text)) return readMt940(text);
  throw new UnreadableStatement('UNKNOWN');
};

/**
 * The statements of account in an upload: camt.052, camt.053, MT940, or a ZIP file of them. Throws UnreadableStatement, which says why; a ZIP
 * file is read as a whole or not at all.
 */
export const readStatements = (upload: Buffer): readonly Statement[] => {
  if (upload.length > statementLimits.bytes) throw new UnreadableStatement('TOO_LARGE');
  const files = isZip(upload) ? zipFiles(upload) : [upload];
  if (files.length === 0) throw new UnreadableStatement('UNKNOWN');
  const statements = files.flatMap(readFile);
  const entries = statements.reduce((sum, statement) => sum + statement.entries.length, 0);
  if (entries > statementLimits.entries) throw new UnreadableStatement('TOO_LARGE');
  return statements;
};
