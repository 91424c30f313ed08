import { UnreadableStatement } from './unreadableStatement.ts';

/** A year of a large club has 1 to 2 MB; the limits bound the time and the memory that one upload takes. */
export const statementLimits = {
  /** Of all files in an upload together, unpacked. */
  bytes: 6_000_000,
  /** Files in a ZIP file: one per day and account. */
  files: 800,
  /** Levels of XML elements; camt has 14. */
  depth: 40,
  /** XML elements in a file; an entry of a bank has forty. */
  elements: 500_000,
  /** In an upload, and in each file before its entries are read. */
  entries: 10_000,
  /** A statement a day for four accounts; each one that says something new is an event. */
  statements: 1_500,
  /** Lines of a `:61:`: the form has two, which banks break again. */
  linesOfEntry: 10,
} as const;

/** Throws UnreadableStatement for more than the limit; called before the work that grows with the count. */
export const refuseBeyond = (limit: 'entries' | 'statements', count: number): void => {
  if (count > statementLimits[limit]) throw new UnreadableStatement('TOO_LARGE');
};
