import { join, resolve } from 'node:path';
import { runCommand, parseCommandArguments } from './backup/runCommand.ts';
import { takeBackup } from './backup/takeBackup.ts';
import { withConnection, dataFolderOf, withDatabaseUrl, refuseEventStoreDb } from './backup/dataLocation.ts';

const usage = 'Say where to: npm run backup -- --to FOLDER';

/** `npm run backup [-- --to FOLDER]`: writes log and keys, as of one moment, while the instance runs. */
await runCommand(async (installation) => {
  const { values } = parseCommandArguments({ to: { type: 'string' } }, usage);
  refuseEventStoreDb(installation);
  const to = resolve(values.to ?? join(dataFolderOf(installation), 'backups'));
  const takenAt = new Date().toISOString();
  const { folder, manifest } = await withDatabaseUrl(installation, (url) =>
    withConnection(url, (client) => takeBackup(client, { root: installation.root, to, takenAt })),
  );
  const events = manifest.log.rows['event_store.events'] ?? 0;
  process.stdout.write(`${events} events up to position ${manifest.head ?? 0}, and the keys, are in ${folder}\n`);
});
