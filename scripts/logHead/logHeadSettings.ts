import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** Where the signed head of the log is kept, and the secret that signs it; undefined where this terminal does not know it. */
export type LogHeadSettings = Readonly<{ file: string; secret: string | undefined }>;

const savedSchema = v.object({ SERVICE_SECRET: v.string() });

const savedSecret = (dataFolder: string): string | undefined => {
  try {
    return v.parse(savedSchema, JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8'))).SERVICE_SECRET;
  } catch {
    return undefined; // A production's secrets are in its environment only.
  }
};

/** From the environment, else from the data folder, as `npm start` chooses them. */
export const logHeadSettings = (env: NodeJS.ProcessEnv, dataFolder: string): LogHeadSettings => ({
  file: env['LOG_HEAD_FILE'] || join(dataFolder, 'log-head.json'),
  secret: env['SERVICE_SECRET'] || savedSecret(dataFolder),
});
