import type { ErrorCode } from '@platzwart/contracts/catalogue';
import * as v from 'valibot';
import { type Database, decodeRows } from '../../core/database.ts';
import type { ImportField } from './importColumns.ts';
import type { ImportProblem, ImportedLine } from './readImport.ts';

/** E-mails, in lower case, and member numbers that are already in use. */
export type UniquenessReads = Readonly<{
  emails: (values: readonly string[]) => Promise<ReadonlySet<string>>;
  memberNumbers: (values: readonly string[]) => Promise<ReadonlySet<string>>;
}>;

const takenSchema = v.object({ taken: v.string() });

export const uniquenessReads = (database: Database): UniquenessReads => {
  const of = (statement: string) => async (values: readonly string[]) =>
    new Set(decodeRows(takenSchema, await database.rows(statement, [values])).map(({ taken }) => taken));
  return {
    emails: of('select email as taken from people.people where email = any($1::text[])'),
    memberNumbers: of('select member_number as taken from people.people where member_number = any($1::text[])'),
  };
};

type Unique = Readonly<{ field: ImportField; code: ErrorCode; of: (line: ImportedLine) => string | null }>;

const uniqueEmail: Unique = {
  field: 'email',
  code: 'ERR_EMAIL_ALREADY_EXISTS',
  of: ({ person }) => person.person.email,
};
const uniqueNumber: Unique = {
  field: 'userID',
  code: 'ERR_USER_ALREADY_EXISTS',
  of: ({ person }) => person.memberNumber,
};

const valuesOf = (lines: readonly ImportedLine[], { of }: Unique): readonly string[] =>
  lines.map(of).filter((value) => value !== null);

/** Lines whose value is taken, by an existing person or by a line above. */
const duplicates = (
  lines: readonly ImportedLine[],
  unique: Unique,
  taken: ReadonlySet<string>,
): readonly ImportProblem[] => {
  const seen = new Set(taken);
  return lines.flatMap((line): readonly ImportProblem[] => {
    const value = unique.of(line);
    if (value === null) return [];
    if (seen.has(value)) return [{ line: line.line, field: unique.field, code: unique.code, value }];
    seen.add(value);
    return [];
  });
};

/** The problems of values that other people have (decisions.md U1); the command-service makes the final decision. */
export const uniquenessProblems = async (
  lines: readonly ImportedLine[],
  { emails, memberNumbers }: UniquenessReads,
): Promise<readonly ImportProblem[]> => {
  const [takenEmails, takenNumbers] = await Promise.all([
    emails(valuesOf(lines, uniqueEmail)),
    memberNumbers(valuesOf(lines, uniqueNumber)),
  ]);
  return [...duplicates(lines, uniqueEmail, takenEmails), ...duplicates(lines, uniqueNumber, takenNumbers)];
};
