import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { productVersion } from '@platzwart/service-process/product-version';
import pg from 'pg';
import * as v from 'valibot';
import { startEmbeddedPostgres } from '../../scripts/embeddedPostgres.ts';
import { callGraphql, signIn } from '../support/graphqlClient.ts';
import { startProgram } from './program.ts';
import { type TestInstance, newTestInstanceWithData, startTestInstance, untilOpen } from './startedInstance.ts';

/** The name of the folder of the backup that this version writes before an update. */
export const before = `before-${productVersion}`;

const planSchema = v.object({ bookings: v.array(v.object({ _id: v.string(), state: v.string() })) });

/** The bookings of the club, as an administrator sees them. */
export const planOf = async ({ url }: TestInstance) => {
  const query = '{ bookings(sport: "TENNIS") { _id state } }';
  const token = await signIn(url, 'admin@platzwart.example');
  return v.parse(planSchema, (await callGraphql(url, { query, token })).data).bookings;
};

/** Opens the instance, and stops it again. */
export const runOnce = async (testInstance: TestInstance) => {
  const instance = startTestInstance(testInstance);
  await untilOpen(instance);
  const plan = await planOf(testInstance);
  instance.child.kill('SIGTERM');
  await instance.hasEnded;
  return { output: instance.output(), plan };
};

/** A data folder with a demo club. */
export const instanceWithClub = async (): Promise<TestInstance> => {
  const testInstance = await newTestInstanceWithData();
  if (!existsSync(join(testInstance.folder, 'postgres'))) await runOnce(testInstance);
  return testInstance;
};

/** Runs the statements in order; returns the rows of the last one. */
export const inDatabase = async (url: string, ...statements: readonly string[]): Promise<readonly unknown[]> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    let rows: readonly unknown[] = [];
    for (const statement of statements) rows = (await client.query<Record<string, unknown>>(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
};

/** The same where the instance is stopped. */
export const inData = async ({ folder }: TestInstance, ...statements: readonly string[]) => {
  const server = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres') });
  try {
    return await inDatabase(server.url, ...statements);
  } finally {
    await server.stop();
  }
};

/** Leaves data as a release did whose read model of bookings was an older one, and which did not record its version. */
export const asOfOlderRelease = [
  'drop schema if exists release cascade',
  `update read_models.checkpoints set version = version - 1 where name = 'bookings'`,
] as const;

export const backupsOf = ({ folder }: TestInstance): readonly string[] => {
  const backups = join(folder, 'backups');
  return existsSync(backups) ? readdirSync(backups).toSorted() : [];
};

/** Runs a program to its end: `['scripts/doctor.mjs']`. */
export const run = async ({ env }: TestInstance, ...args: readonly string[]) => {
  const program = startProgram(args, env);
  const { code } = await program.hasEnded;
  return { code, output: program.output(), errors: program.errors().trim() };
};
