import { startProgram } from '../operations/program.ts';
import type { RecordedCall } from './history.ts';
import type { Finding, Invariant } from './invariant.ts';
import { invariants } from './invariants.ts';
import { readDocuments } from './readDocuments.ts';
import { readEvidence, withDatabase } from './readEvidence.ts';
import { replay } from './replay.ts';
import { readHead, waitUntilIdle } from './waitUntilIdle.ts';

export type CheckedInvariant = Omit<Invariant, 'check'> & Finding;

/** Runs `npm run verify-log` on this log; null if it finds nothing. */
const verifyLog = async (databaseUrl: string): Promise<string | null> => {
  const program = startProgram(['dist/verify-log.js'], { DATABASE_URL: databaseUrl });
  const { code } = await program.hasEnded;
  return code === 0 ? null : `${program.output()}${program.errors()}`.trim();
};

type Instance = Readonly<{
  /** The club's database on a running PostgreSQL; its role may create further databases there. */
  databaseUrl: string;
  /** Every call of every client, also unanswered ones: `history.ts`. Empty where none was recorded. */
  calls: readonly RecordedCall[];
}>;

/** Replay, log and tables at one and the same end of the log: also without clients, periodic work may write while they are read. */
const collect = async (databaseUrl: string) => {
  for (;;) {
    await waitUntilIdle(databaseUrl);
    const head = await withDatabase(databaseUrl, readHead);
    const [replayed, chainBreak] = await Promise.all([replay(databaseUrl), verifyLog(databaseUrl)]);
    const documents = await readDocuments(databaseUrl);
    const evidence = { ...(await readEvidence(databaseUrl)), documents, replayed, chainBreak };
    if ((await withDatabase(databaseUrl, readHead)) === head) return evidence;
  }
};

/**
 * Checks all invariants of an instance. Call it when no client writes any more, with the projection-service running (it waits until the
 * read models are at the end of the log) and the services built (`dist/`).
 *
 * `const findings = await checkInstance({ databaseUrl: club.databaseUrl, calls });`
 * `for (const line of findingLines(findings)) console.log(line);` prints a table (`report.ts`)
 * `areKept(findings)` is false where an invariant is violated
 *
 * The single checks are pure functions over `Evidence`, one file each; `invariants.ts` lists them.
 */
export const checkInstance = async ({ databaseUrl, calls }: Instance): Promise<readonly CheckedInvariant[]> => {
  const evidence = { ...(await collect(databaseUrl)), calls };
  return invariants.map(({ check, ...invariant }) => ({ ...invariant, ...check(evidence) }));
};

export const areKept = (findings: readonly CheckedInvariant[]): boolean =>
  findings.every(({ violations }) => violations.length === 0);
