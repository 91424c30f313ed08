import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withConnection } from './backup/dataLocation.ts';
import { StartRefused } from './host/startRefused.ts';
import { readEnvironmentFile } from './prepare/prepareInstallation.mjs';
import { type Answer, askSupervisor } from './supervisor/askSupervisor.ts';
import { restartOlder } from './supervisor/restartOlder.ts';
import { readRuntime } from './supervisor/runtimeFile.ts';
import { completeUpdate, prepareUpdate } from './update/prepareUpdate.ts';
import { refuseWhatNeedsStop } from './update/refuseWhatNeedsStop.ts';

/**
 * `npm run restart -- graphql-gateway`, or without a name all services: each new process takes over before the old one stops. All are replaced, or
 * none.
 */

const root = fileURLToPath(new URL('../', import.meta.url));
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
const refuseWith = (error: unknown): never => refuse(messageOf(error));
await withConnection(runtime.databaseUrl, refuseWhatNeedsStop).catch(refuseWith);
const { withWayBack } = await prepareUpdate(updating).catch(refuseWith);

const ask = async (path: string): Promise<Answer> => {
  const answer = await askSupervisor(runtime.control, path).catch(() =>
    refuse(`The supervisor of ${dataFolder} does not answer: run "npm run doctor".`),
  );
  return answer.status === 409 ? refuseWith(withWayBack(new StartRefused(answer.text))) : answer;
};

const restartAll = async (): Promise<void> => {
  // A supervisor of before 0.2.0 knows single services only.
  if ((await ask('/restart')).status !== 404) return;
  await restartOlder(root, runtime.control).catch((error: unknown) => refuseWith(withWayBack(error)));
};

const inSeconds = async (what: string, work: () => Promise<unknown>): Promise<void> => {
  const begun = performance.now();
  await work();
  console.log(`  ✓ ${what.padEnd(20)} ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
};

const names = process.argv.slice(2).map(fullName);
for (const name of names) await inSeconds(name, () => ask(`/restart/${name}`));
if (names.length === 0) {
  await inSeconds('all services', restartAll);
  await completeUpdate(updating);
}
