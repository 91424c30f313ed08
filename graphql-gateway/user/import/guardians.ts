import * as v from 'valibot';
import { type Database, decodeRows } from '../../core/database.ts';
import type { ImportProblem, ImportedLine } from './readImport.ts';

/** Of these member numbers those of people of the club, and whether each can be a guardian: has no guardian, and pays for themselves. */
export type GuardianReads = (memberNumbers: readonly string[]) => Promise<ReadonlyMap<string, boolean>>;

const candidates = `
  select member_number as "number", payer_id is null and guardian_id is null as "mayBe"
  from people.people where member_number = any($1::text[])`;
const candidateSchema = v.object({ number: v.string(), mayBe: v.boolean() });

export const guardianReads =
  (database: Database): GuardianReads =>
  async (memberNumbers) => {
    const rows = decodeRows(candidateSchema, await database.rows(candidates, [memberNumbers]));
    return new Map(rows.map(({ number, mayBe }) => [number, mayBe]));
  };

/** A guardian is in the club or in the list, and nobody's child there (decisions.md N5); the command-service makes the final decision. */
export const guardianProblems = async (
  lines: readonly ImportedLine[],
  readGuardians: GuardianReads,
): Promise<readonly ImportProblem[]> => {
  const inClub = await readGuardians(lines.flatMap(({ person }) => person.guardianID ?? []));
  const inList = new Map(lines.map(({ person }) => [person.memberNumber, person.guardianID === null]));
  return lines.flatMap(({ line, person: { guardianID } }): readonly ImportProblem[] => {
    const mayBe = guardianID === null || (inList.get(guardianID) ?? inClub.get(guardianID));
    if (mayBe === true) return [];
    const code = mayBe === undefined ? 'ERR_USER_NOT_FOUND' : 'ERR_INVALID_INPUT';
    return [{ line, field: 'guardianID', code, value: guardianID }];
  });
};
