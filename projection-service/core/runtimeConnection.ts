import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

export type RuntimeConnection = Readonly<{ databaseUrl: string; eventStoreDbUrl: string | null }>;

const runtimeFileSchema = v.object({ databaseUrl: v.string(), eventStoreDbUrl: v.nullable(v.string()) });

const readRuntimeFile = async (folder: string): Promise<RuntimeConnection | null> => {
  try {
    return v.parse(runtimeFileSchema, JSON.parse(await readFile(join(folder, 'runtime.json'), 'utf8')));
  } catch {
    return null;
  }
};

/**
 * Where a verb finds the club's data: DATABASE_URL and EVENTSTOREDB_URL of the environment, else what the supervisor of a running
 * `npm start` has written to `runtime.json` in DATA_DIR (`.data`). Null where there is neither.
 */
export const findRuntimeConnection = async (
  environment: Readonly<Record<string, string | undefined>>,
): Promise<RuntimeConnection | null> => {
  const { DATABASE_URL: databaseUrl, EVENTSTOREDB_URL: eventStoreDbUrl, DATA_DIR: folder } = environment;
  if (databaseUrl) return { databaseUrl, eventStoreDbUrl: eventStoreDbUrl || null };
  return readRuntimeFile(folder || '.data');
};
