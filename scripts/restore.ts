import { existsSync, renameSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { EventStore } from '@platzwart/event-store';
import type pg from 'pg';
import { isSignedWith } from '../command-service/core/logHead.ts';
import { readLogHead } from '../command-service/core/logHeadFile.ts';
import { logHeadName, openBackup } from './backup/manifest.ts';
import { reportProgress } from './backup/reportProgress.ts';
import type { LogIdentity } from '../event-store/identity/logIdentity.ts';
import { firstIn } from './backup/eventRow.ts';
import { countRestored, restoreLog } from './backup/restoreLog.ts';
import { finishRestore, restoreRows } from './backup/restoreRows.ts';
import { runCommand, parseCommandArguments } from './backup/runCommand.ts';
import { type Verified, verifyBackup } from './backup/verifyBackup.ts';
import {
  type Installation,
  type RestoreTarget,
  logEnvironment,
  withConnection,
  withRestoreTarget,
  describeReplaced,
  dataFolderOf,
  withStoppedDatabase,
  refuseRunningInstance,
} from './backup/dataLocation.ts';
import { StartRefused } from './host/startRefused.ts';
import { type LogHeadSettings, logHeadSettings } from './logHead/logHeadSettings.ts';
import { runNode } from './test/runProgram.ts';

const usage = 'Say what from: npm run restore -- FOLDER [--replace]';

type Request = Readonly<{ backup: Verified; replace: boolean; target: RestoreTarget }>;

const refuseToReplace = async (client: pg.Client): Promise<void> => {
  const replaced = await describeReplaced(client);
  if (replaced !== null) throw new StartRefused(`${replaced}: add --replace to lose them. Nothing was changed.`);
};

type IntoEventStoreDb = Readonly<{ log: EventStore; backup: Verified; identity: LogIdentity; restored: number }>;

/** The keys first: a service refuses to start on them until the log is complete. */
const restoreIntoEventStoreDb = async (
  client: pg.Client,
  { log, backup, identity, restored }: IntoEventStoreDb,
): Promise<void> => {
  const total = backup.manifest.log.rows['event_store.events'] ?? 0;
  if (restored > 0) process.stdout.write(`${restored} of ${total} events are there already\n`);
  await restoreRows(client, backup, identity);
  await restoreLog(log, backup.logFile, { restored, onProgress: reportProgress(total) });
  if ((await countRestored(log, backup.logFile)) !== total)
    throw new StartRefused('The log in EventStoreDB is not the one of the backup.');
  await finishRestore(client);
};

/** An EventStoreDB that holds another log is refused first: `--replace` would not help there. */
const restoreInto = (url: string, { backup, replace, target: { log, prefix } }: Request): Promise<void> =>
  withConnection(url, async (client) => {
    await refuseRunningInstance(client);
    const restored = log ? await countRestored(log, backup.logFile) : 0;
    if (!replace) await refuseToReplace(client);
    const identity = {
      store: log ? 'EventStoreDB' : 'PostgreSQL',
      prefix,
      firstEvent: await firstIn(backup.logFile),
    } as const;
    if (log) await restoreIntoEventStoreDb(client, { log, backup, identity, restored });
    else await restoreRows(client, backup, identity);
  });

/** The backup's signed head of its log; that of another installation proves nothing here. */
const signedHeadOf = async ({ logFile }: Verified, { secret }: LogHeadSettings): Promise<string | null> => {
  const file = join(dirname(logFile), logHeadName);
  const head = await readLogHead(file).catch(() => null);
  return head && secret !== undefined && isSignedWith(head, secret) ? file : null;
};

/** The head of the log that was replaced: the next start writes one of the restored log. */
const putAside = (file: string): void => {
  if (existsSync(file)) renameSync(file, `${file}.replaced`);
};

/** The checks that an operator can also run: `npm run verify-log`, and catching up all read models. */
const check = async (url: string, backup: Verified, installation: Installation): Promise<void> => {
  const settings = logHeadSettings(installation.env, dataFolderOf(installation));
  putAside(settings.file);
  const log = logEnvironment(installation);
  // An EventStoreDB sets the times of recording anew, so that the head of the backup does not fit there.
  const head = log['EVENTSTOREDB_URL'] ? null : await signedHeadOf(backup, settings);
  const programs = [
    ['command-service/verifyLog.ts', ...(head === null ? [] : ['--head', head])],
    ['projection-service/catchUpAll.ts'],
  ];
  const env = {
    ...{ DATABASE_URL: url, LOG_HEAD_FILE: settings.file, SERVICE_SECRET: settings.secret ?? '' },
    ...log,
  };
  for (const program of programs)
    if ((await runNode(['--import', 'tsx', ...program], { env })) !== 0)
      throw new StartRefused(`The restored data is damaged: ${program[0] ?? ''} failed.`);
};

const verb = async (installation: Installation): Promise<void> => {
  const { values, positionals } = parseCommandArguments({ replace: { type: 'boolean' } }, usage);
  const [from] = positionals;
  if (from === undefined) throw new StartRefused(usage);
  const backup = await verifyBackup(openBackup(resolve(from)));
  process.stdout.write(
    `The backup of ${backup.manifest.takenAt} is whole; its keys are those of ${backup.keysOf.folder}\n`,
  );
  await withStoppedDatabase(installation, async (url) => {
    const replace = values.replace ?? false;
    await withRestoreTarget(installation, (target) => restoreInto(url, { backup, replace, target }));
    await check(url, backup, installation);
  });
  process.stdout.write('Restored: npm start opens the instance as it was then.\n');
};

/** `npm run restore -- FROM`: verifies the backup before it changes anything, then restores it into the empty database of a stopped instance, and the log into
 * the empty EventStoreDB of EVENTSTOREDB_URL where that is set. */
await runCommand(verb);
