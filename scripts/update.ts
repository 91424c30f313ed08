import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exitCodeOfRefusal } from '@platzwart/service-process/refusal';
import { StartRefused } from './host/startRefused.ts';
import { type UpdateContext, completeUpdate, prepareUpdate } from './update/prepareUpdate.ts';

const usage =
  'Say what to do: node dist/update.js prepare, before a service of this release starts, or node dist/update.js complete, once all are up.';

const verbs: Readonly<Record<string, (context: UpdateContext) => Promise<unknown>>> = {
  prepare: prepareUpdate,
  complete: completeUpdate,
};

const run = async ([name = '', ...more]: readonly string[]): Promise<void> => {
  const [verb, databaseUrl] = [verbs[name], process.env['DATABASE_URL']];
  if (!verb || more.length > 0) throw new StartRefused(usage);
  if (!databaseUrl) throw new StartRefused('DATABASE_URL: must be set');
  // Bundled to dist/update.js: the repository is one folder up, as it is from here.
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  await verb({ installation: { root, env: process.env }, databaseUrl, say });
};

/**
 * Where services are started one by one, as in containers, these are the two steps that `npm start` and `npm run restart` take by themselves
 * (docs/operations.md, "Update").
 */
await run(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof StartRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = exitCodeOfRefusal;
});
