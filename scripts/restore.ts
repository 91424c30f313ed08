import { resolve } from 'node:path';
import { openBackup } from './backup/manifest.ts';
import { restoreRows } from './backup/restoreRows.ts';
import { runCommand, parseCommandArguments } from './backup/runCommand.ts';
import { type Verified, verifyBackup } from './backup/verifyBackup.ts';
import {
  type Installation,
  withConnection,
  countEvents,
  withStoppedDatabase,
  refuseEventStoreDb,
  refuseRunningInstance,
} from './backup/dataLocation.ts';
import { StartRefused } from './host/startRefused.ts';
import { runNode } from './test/runProgram.ts';

const usage = 'Say what from: npm run restore -- FOLDER [--replace]';

type Wish = Readonly<{ backup: Verified; replace: boolean }>;

const restoreInto = (url: string, { backup, replace }: Wish): Promise<void> =>
  withConnection(url, async (client) => {
    await refuseRunningInstance(client);
    const events = replace ? 0 : await countEvents(client);
    if (events > 0)
      throw new StartRefused(
        `There are ${events} events in this database already: add --replace to lose them. Nothing was changed.`,
      );
    await restoreRows(client, backup);
  });

/** The checks that an operator can also run: `npm run verify-log`, and catching up all read models. */
const programs = ['command-service/verifyLog.ts', 'projection-service/catchUpAll.ts'];

const check = async (url: string): Promise<void> => {
  for (const program of programs)
    if ((await runNode(['--import', 'tsx', program], { env: { DATABASE_URL: url } })) !== 0)
      throw new StartRefused(`The restored data is damaged: ${program} failed.`);
};

const verb = async (installation: Installation): Promise<void> => {
  const { values, positionals } = parseCommandArguments({ replace: { type: 'boolean' } }, usage);
  const [from] = positionals;
  if (from === undefined) throw new StartRefused(usage);
  refuseEventStoreDb(installation);
  const backup = await verifyBackup(openBackup(resolve(from)));
  process.stdout.write(
    `The backup of ${backup.manifest.takenAt} is whole; its keys are those of ${backup.keysOf.folder}\n`,
  );
  await withStoppedDatabase(installation, async (url) => {
    await restoreInto(url, { backup, replace: values.replace ?? false });
    await check(url);
  });
  process.stdout.write('Restored: npm start opens the instance as it was then.\n');
};

/** `npm run restore -- FROM`: verifies the backup before it changes anything, then restores it into the empty database of a stopped instance. */
await runCommand(verb);
