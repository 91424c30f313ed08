import { join, resolve } from 'node:path';
import { describeForeignEvents } from '@platzwart/event-store/foreign-events';
import { logHeadSettings } from './logHead/logHeadSettings.ts';
import { runCommand, parseCommandArguments } from './backup/runCommand.ts';
import { takeBackup } from './backup/takeBackup.ts';
import { withConnection, dataFolderOf, withDatabaseUrl, withKnownLog } from './backup/dataLocation.ts';

/** The server counts nothing: all its events have to be read. */
const millisecondsToCount = 10_000;

const usage = 'Say where to: npm run backup -- --to FOLDER';

/** `npm run backup [-- --to FOLDER]`: writes log and keys while the instance runs, whichever store holds the log. */
await runCommand(async (installation) => {
  const { values } = parseCommandArguments({ to: { type: 'string' } }, usage);
  const to = resolve(values.to ?? join(dataFolderOf(installation), 'backups'));
  const { secret } = logHeadSettings(installation.env, dataFolderOf(installation));
  const options = { to, takenAt: new Date().toISOString(), secret };
  const write = (url: string) =>
    withKnownLog(installation, url, async (log) => ({
      ...(await withConnection(url, (client) => takeBackup({ client, log }, options))),
      note: log && describeForeignEvents(await log.countForeign(AbortSignal.timeout(millisecondsToCount))),
    }));
  const { folder, manifest, note } = await withDatabaseUrl(installation, write);
  const events = manifest.log.rows['event_store.events'] ?? 0;
  process.stdout.write(`${events} events up to position ${manifest.head ?? 0}, and the keys, are in ${folder}\n`);
  if (note) process.stdout.write(`Note: ${note}.\n`);
  if (secret === undefined)
    process.stdout.write('SERVICE_SECRET is not set here: the backup has no signed head of its log.\n');
});
