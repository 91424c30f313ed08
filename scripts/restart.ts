import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartRefused } from './host/startRefused.ts';
import { readEnvironmentFile } from './prepare/prepareInstallation.mjs';
import { readRuntime } from './supervisor/runtimeFile.ts';
import { completeUpdate, prepareUpdate } from './update/prepareUpdate.ts';

/** `npm run restart -- graphql-gateway`, or without a name all services: each new process takes over before the old one stops. */

const root = fileURLToPath(new URL('../', import.meta.url));
const all = ['projection-service', 'command-service', 'mail-service', 'graphql-gateway'];

const refuse = (sentence: string): never => {
  console.error(`\n${sentence}\n`);
  process.exit(78);
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const fullName = (name: string): string => (name === 'gateway' ? 'graphql-gateway' : name);

readEnvironmentFile();
const dataFolder = resolve(root, process.env['DATA_DIR'] || '.data');
const runtime =
  readRuntime(dataFolder) ?? refuse(`Platzwart is not running on ${dataFolder}: there is nothing to restart.`);
const updating = {
  ...{ installation: { root, env: process.env }, databaseUrl: runtime.databaseUrl },
  say: (line: string): void => console.log(line),
};
const { withWayBack } = await prepareUpdate(updating).catch((error: unknown) => refuse(messageOf(error)));
const names = process.argv.slice(2).map(fullName);
for (const name of names.length > 0 ? names : all) {
  const begun = performance.now();
  const answer = await fetch(`http://127.0.0.1:${runtime.control.port}/restart/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${runtime.control.token}` },
  }).catch(() => refuse(`The supervisor of ${dataFolder} does not answer: run "npm run doctor".`));
  if (answer.status !== 204) refuse(messageOf(withWayBack(new StartRefused(await answer.text()))));
  console.log(`  ✓ ${name.padEnd(20)} ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
}
if (names.length === 0) await completeUpdate(updating);
