import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clubModes } from '@platzwart/contracts/club';
import * as v from 'valibot';

const runtimeSchema = v.object({
  pid: v.number(),
  /** An instance of an older release does not say it. */
  mode: v.optional(v.picklist(clubModes), 'production'),
  address: v.string(),
  databaseUrl: v.string(),
  eventStoreDbUrl: v.nullable(v.string()),
  /** An instance of an older release has none. */
  streamPrefix: v.optional(v.string(), ''),
  /** An instance of an older release does not say it. */
  smtpUrl: v.optional(v.nullable(v.string()), null),
  ports: v.object({
    gateway: v.number(),
    command: v.number(),
    projection: v.number(),
    mail: v.number(),
    /** Of the simulated payment providers; an instance of an older release has none. */
    payments: v.optional(v.number(), 0),
    operations: v.number(),
  }),
  control: v.object({ port: v.number(), token: v.string() }),
});

/** The file by which other commands find the running instance. It contains the database's password and the supervisor's token: readable by this account only. */
export type Runtime = Readonly<v.InferOutput<typeof runtimeSchema>>;

const fileIn = (dataFolder: string): string => join(dataFolder, 'runtime.json');

export const writeRuntime = (dataFolder: string, runtime: Runtime): void => {
  const unfinished = `${fileIn(dataFolder)}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(runtime, undefined, 2), { mode: 0o600 });
  renameSync(unfinished, fileIn(dataFolder));
};

export const removeRuntime = (dataFolder: string): void => rmSync(fileIn(dataFolder), { force: true });

export const readRuntime = (dataFolder: string): Runtime | undefined => {
  try {
    return v.parse(runtimeSchema, JSON.parse(readFileSync(fileIn(dataFolder), 'utf8')));
  } catch {
    return undefined;
  }
};
