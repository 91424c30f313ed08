import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { StartRefused } from '../host/startRefused.ts';
import type { Configuration } from './config.ts';

export type Secrets = Readonly<{ SESSION_SECRET: string; SERVICE_SECRET: string }>;

const secretsSchema = v.object({ SESSION_SECRET: v.string(), SERVICE_SECRET: v.string() });
const newSecret = (): string => randomBytes(32).toString('base64url');

const savedSecrets = (dataFolder: string): Secrets => {
  const file = join(dataFolder, 'secrets.json');
  if (!existsSync(file)) {
    const fresh = { SESSION_SECRET: newSecret(), SERVICE_SECRET: newSecret() };
    writeFileSync(file, JSON.stringify(fresh, undefined, 2), { mode: 0o600 });
  }
  try {
    return v.parse(secretsSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new StartRefused(`${file} is damaged: delete it and start again, everybody has to sign in once more.`);
  }
};

const given = ({ SESSION_SECRET, SERVICE_SECRET }: Configuration): Partial<Secrets> => ({
  ...(SESSION_SECRET && { SESSION_SECRET }),
  ...(SERVICE_SECRET && { SERVICE_SECRET }),
});

const names = ['SESSION_SECRET', 'SERVICE_SECRET'] as const;

/**
 * The secrets from the environment; in demo mode missing ones are generated once and stored in the data folder.
 * Production refuses to start without them.
 */
export const findSecrets = (configuration: Configuration, dataFolder: string): Secrets => {
  if (configuration.PLATZWART_MODE === 'demo') return { ...savedSecrets(dataFolder), ...given(configuration) };
  const { SESSION_SECRET, SERVICE_SECRET } = configuration;
  if (SESSION_SECRET && SERVICE_SECRET) return { SESSION_SECRET, SERVICE_SECRET };
  const missing = names.filter((name) => !configuration[name]).join(' and ');
  throw new StartRefused(`${missing} must be set in production; \`openssl rand -hex 32\` makes such a secret.`);
};
