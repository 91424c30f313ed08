import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { withDatabase } from '../checker/readEvidence.ts';
import { type Program, startProgram } from '../operations/program.ts';

/** `npm run rebuild -- bookings`, without npm. */
const startRebuild = (databaseUrl: string, model: string): Program =>
  startProgram(['dist/rebuild.js', model], { DATABASE_URL: databaseUrl });

/** The error; null for a completed rebuild. */
export const rebuild = async (databaseUrl: string, model: string): Promise<string | null> => {
  const program = startRebuild(databaseUrl, model);
  const { code } = await program.hasEnded;
  return code === 0 ? null : program.errors().trim();
};

const rowsSchema = v.array(v.unknown());

const isUnderWay = (databaseUrl: string, model: string): Promise<boolean> =>
  withDatabase(databaseUrl, async (db) => {
    const { rows } = await db.query('select from read_models.checkpoints where name = $1 and rebuilding is not null', [
      model,
    ]);
    return v.parse(rowsSchema, rows).length > 0;
  });

/** Starts a rebuild and kills it in the middle; false where it had finished already. */
export const killRebuild = async (databaseUrl: string, model: string): Promise<boolean> => {
  const { child, hasEnded } = startRebuild(databaseUrl, model);
  while (child.exitCode === null && !(await isUnderWay(databaseUrl, model))) await pause(1);
  const inTheMiddle = child.kill('SIGKILL');
  await hasEnded;
  return inTheMiddle;
};
