import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { heapFlags } from './host/heapFlags.ts';
import { logHeadSettings } from './logHead/logHeadSettings.ts';
import { readEnvironmentFile } from './prepare/prepareInstallation.mjs';
import { readRuntime } from './supervisor/runtimeFile.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const programs: Readonly<Record<string, string>> = {
  seed: 'command-service/demo/seed.ts',
  admin: 'command-service/admin.ts',
  'verify-log': 'command-service/verifyLog.ts',
  rebuild: 'projection-service/rebuild.ts',
  'breach-report': 'projection-service/breachReport.ts',
  procedures: 'projection-service/procedures.ts',
};

const refuse = (sentence: string): never => {
  console.error(`\n${sentence}\n`);
  process.exit(78);
};

const logHeadEnvironment = (dataFolder: string): NodeJS.ProcessEnv => {
  const { file, secret } = logHeadSettings(process.env, dataFolder);
  return { LOG_HEAD_FILE: file, ...(secret !== undefined && { SERVICE_SECRET: secret }) };
};

/** The data location: from the environment, else from the runtime file of the running instance. */
const childEnvironment = (): NodeJS.ProcessEnv => {
  readEnvironmentFile();
  const dataFolder = resolve(root, process.env['DATA_DIR'] || '.data');
  const env = { ...process.env, ...logHeadEnvironment(dataFolder) };
  if (env['DATABASE_URL']) return env;
  const runtime = readRuntime(dataFolder);
  if (!runtime)
    return refuse(
      `Platzwart is not running on ${dataFolder}: run "npm start" in another terminal first, or set DATABASE_URL.`,
    );
  const { mode, address, databaseUrl, eventStoreDbUrl, streamPrefix } = runtime;
  const eventStore = { EVENTSTOREDB_URL: eventStoreDbUrl ?? '', EVENTSTOREDB_STREAM_PREFIX: streamPrefix };
  return { PUBLIC_URL: address, ...env, PLATZWART_MODE: mode, DATABASE_URL: databaseUrl, ...eventStore };
};

/** `npm run seed`, `npm run admin -- --email …`, `npm run rebuild -- bookings`, `npm run breach-report`, `npm run procedures`, `npm run verify-log`: run programs on the data of a running instance. */
const [verb = '', ...args] = process.argv.slice(2);
const program =
  programs[verb] ?? refuse(`There is no command "${verb}": choose of ${Object.keys(programs).join(', ')}.`);
const child = spawn(process.execPath, [heapFlags, '--import', 'tsx', program, ...args], {
  cwd: root,
  env: childEnvironment(),
  stdio: 'inherit',
});
child.once('close', (code) => process.exit(code ?? 1));
