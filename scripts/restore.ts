import { resolve } from 'node:path';
import { openBackup } from './backup/manifest.ts';
import { restoreRows } from './backup/restoreRows.ts';
import { runVerb, wordsBehindVerb } from './backup/runVerb.ts';
import { type Verified, verifyBackup } from './backup/verifyBackup.ts';
import {
  type Site,
  connected,
  eventsIn,
  onIdleDatabase,
  refuseEventStoreDb,
  refuseRunningHouse,
} from './backup/whereDataAre.ts';
import { StartRefused } from './host/startRefused.ts';
import { runNode } from './test/runProgram.ts';

const usage = 'Say what from: npm run restore -- FOLDER [--replace]';

type Wish = Readonly<{ backup: Verified; replace: boolean }>;

const restoreInto = (url: string, { backup, replace }: Wish): Promise<void> =>
  connected(url, async (client) => {
    await refuseRunningHouse(client);
    const events = replace ? 0 : await eventsIn(client);
    if (events > 0)
      throw new StartRefused(
        `There are ${events} events in this database already: add --replace to lose them. Nothing was changed.`,
      );
    await restoreRows(client, backup);
  });

/** The same checks that an operator has: whoever trusts a restore has seen them pass. */
const programs = ['command-service/verifyLog.ts', 'projection-service/bringUpAll.ts'];

const check = async (url: string): Promise<void> => {
  for (const program of programs)
    if ((await runNode(['--import', 'tsx', program], { DATABASE_URL: url })) !== 0)
      throw new StartRefused(`The restored house is not sound: ${program} complains.`);
};

const verb = async (site: Site): Promise<void> => {
  const { values, positionals } = wordsBehindVerb({ replace: { type: 'boolean' } }, usage);
  const [from] = positionals;
  if (from === undefined) throw new StartRefused(usage);
  refuseEventStoreDb(site);
  const backup = await verifyBackup(openBackup(resolve(from)));
  process.stdout.write(
    `The backup of ${backup.manifest.takenAt} is whole; its keys are those of ${backup.keysOf.folder}\n`,
  );
  await onIdleDatabase(site, async (url) => {
    await restoreInto(url, { backup, replace: values.replace ?? false });
    await check(url);
  });
  process.stdout.write('Restored: npm start opens the house as it was then.\n');
};

/** `npm run restore -- FROM`: verified before anything is touched, into an empty database of a house that does not run. */
await runVerb(verb);
