import { startProgram } from '../operations/program.ts';
import type { RecordedCall } from './history.ts';
import type { Finding, Invariant } from './invariant.ts';
import { invariants } from './invariants.ts';
import { readEvidence } from './readEvidence.ts';
import { replay } from './replay.ts';
import { untilAtRest } from './untilAtRest.ts';

export type Checked = Omit<Invariant, 'check'> & Finding;

/** `npm run verify-log` on this log; null where it has nothing to complain about. */
const verifyLog = async (databaseUrl: string): Promise<string | null> => {
  const program = startProgram(['dist/verify-log.js'], { DATABASE_URL: databaseUrl });
  const { code } = await program.hasEnded;
  return code === 0 ? null : `${program.output()}${program.errors()}`.trim();
};

type House = Readonly<{
  /** Of the club's database on a PostgreSQL that is up; its role may make further databases there. */
  databaseUrl: string;
  /** Every call of every client, also those that nobody answered: `history.ts`. Empty where none was recorded. */
  calls: readonly RecordedCall[];
}>;

/**
 * The checker: what a house that was attacked has kept of its promises. To be called when nobody writes any more, with the
 * projection-service running (it waits until the read models are at the end of the log) and the house built (`dist/`).
 *
 * `const findings = await checkHouse({ databaseUrl: club.databaseUrl, calls });`
 * `for (const line of findingLines(findings)) console.log(line);` a plain table, from `report.ts`
 * `isKept(findings)` is false where anything was broken
 *
 * The single checks are pure functions over `Evidence`, one file each; `invariants.ts` lists them.
 */
export const checkHouse = async ({ databaseUrl, calls }: House): Promise<readonly Checked[]> => {
  await untilAtRest(databaseUrl);
  const [replayed, chainBreak] = await Promise.all([replay(databaseUrl), verifyLog(databaseUrl)]);
  const evidence = { ...(await readEvidence(databaseUrl)), calls, replayed, chainBreak };
  return invariants.map(({ check, ...invariant }) => ({ ...invariant, ...check(evidence) }));
};

export const isKept = (findings: readonly Checked[]): boolean =>
  findings.every(({ violations }) => violations.length === 0);
