import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { youngMemory } from './host/youngMemory.ts';
import { readEnvironmentFile } from './prepare/prepareHouse.mjs';
import { readRuntime } from './supervisor/runtimeFile.ts';

const house = fileURLToPath(new URL('../', import.meta.url));
const programs: Readonly<Record<string, string>> = {
  seed: 'command-service/demo/seed.ts',
  'verify-log': 'command-service/verifyLog.ts',
  rebuild: 'projection-service/rebuild.ts',
  affected: 'projection-service/affected.ts',
};

const refuse = (sentence: string): never => {
  console.error(`\n${sentence}\n`);
  process.exit(78);
};

/** Where the data are: as the environment says, else as the running house has noted it. */
const surroundings = (): NodeJS.ProcessEnv => {
  readEnvironmentFile();
  if (process.env['DATABASE_URL']) return process.env;
  const dataFolder = resolve(house, process.env['DATA_DIR'] || '.data');
  const runtime = readRuntime(dataFolder);
  if (!runtime)
    return refuse(
      `Platzwart is not running on ${dataFolder}: run "npm start" in another terminal first, or set DATABASE_URL.`,
    );
  const { databaseUrl, eventStoreDbUrl } = runtime;
  const eventStore = eventStoreDbUrl === null ? {} : { EVENTSTOREDB_URL: eventStoreDbUrl };
  return { PLATZWART_MODE: 'demo', ...process.env, DATABASE_URL: databaseUrl, ...eventStore };
};

/** `npm run seed`, `npm run rebuild -- bookings`, `npm run affected`, `npm run verify-log`: programs that work on the data of a running house. */
const [verb = '', ...args] = process.argv.slice(2);
const program = programs[verb] ?? refuse(`There is no verb "${verb}": choose of ${Object.keys(programs).join(', ')}.`);
const child = spawn(process.execPath, [youngMemory, '--import', 'tsx', program, ...args], {
  cwd: house,
  env: surroundings(),
  stdio: 'inherit',
});
child.once('close', (code) => process.exit(code ?? 1));
