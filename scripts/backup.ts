import { join, resolve } from 'node:path';
import { runVerb, wordsBehindVerb } from './backup/runVerb.ts';
import { takeBackup } from './backup/takeBackup.ts';
import { connected, dataFolderOf, onDatabase, refuseEventStoreDb } from './backup/whereDataAre.ts';

const usage = 'Say where to: npm run backup -- --to FOLDER';

/** `npm run backup [-- --to FOLDER]`: log and keys, as they are at this moment, while the house goes on. */
await runVerb(async (site) => {
  const { values } = wordsBehindVerb({ to: { type: 'string' } }, usage);
  refuseEventStoreDb(site);
  const to = resolve(values.to ?? join(dataFolderOf(site), 'backups'));
  const takenAt = new Date().toISOString();
  const { folder, manifest } = await onDatabase(site, (url) =>
    connected(url, (client) => takeBackup(client, { house: site.house, to, takenAt })),
  );
  const events = manifest.log.rows['event_store.events'] ?? 0;
  process.stdout.write(`${events} events up to position ${manifest.head ?? 0}, and the keys, are in ${folder}\n`);
});
