import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { productVersion } from '@platzwart/service-process/product-version';
import type pg from 'pg';
import { type Installation, dataFolderOf, withConnection, withKnownLog } from '../backup/dataLocation.ts';
import { StartRefused } from '../host/startRefused.ts';
import { logHeadSettings } from '../logHead/logHeadSettings.ts';
import { type Say, reportStep } from '../supervisor/reportStep.ts';
import { recordRelease } from './release.ts';
import { bytesOfBackup, bytesOfBuilds, refuseMissingSpace } from './spaceNeeded.ts';
import { takeUpdateBackup, updateBackupsIn } from './updateBackup.ts';
import { type UpdatePlan, isUpdate, planUpdate } from './updatePlan.ts';

export type UpdateContext = Readonly<{
  installation: Installation;
  /** As the owner of the tables. */
  databaseUrl: string;
  say: Say;
  /** Gives up where it aborts: a half-written backup is removed. */
  ending?: AbortSignal;
}>;

/** The same error; a refusal names the way back where this update has begun. */
type WithWayBack = (error: unknown) => unknown;

/** UPDATE_BACKUPS, by default `backups` in the data folder; null: the operator wants none. */
export const backupFolderOf = (installation: Installation): string | null => {
  const given = installation.env['UPDATE_BACKUPS'];
  if (given === 'off') return null;
  return given ? resolve(installation.root, given) : join(dataFolderOf(installation), 'backups');
};

const restoreFrom = (folder: string): string => `npm run restore -- ${folder} --replace`;

const refuseNewer = ({ newer }: UpdatePlan, to: string | null): void => {
  if (newer.length === 0) return;
  const backup = to === null ? undefined : updateBackupsIn(to).at(-1);
  const orRestore = backup
    ? ` or bring back what the data were before that update: ${restoreFrom(backup.folder)}.`
    : ' or restore a backup that this version can read.';
  throw new StartRefused(`${newer.join(' ')} Start the newer version again,${orRestore} Nothing was changed.`);
};

const takeBackupFirst = async (
  client: pg.Client,
  plan: UpdatePlan,
  { installation, databaseUrl, say, to, ending }: UpdateContext & Readonly<{ to: string }>,
): Promise<string> => {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const isEmbedded = !installation.env['DATABASE_URL'];
  const readModels = isEmbedded ? bytesOfBuilds(plan) : 0;
  refuseMissingSpace({ folder: to, backup: await bytesOfBackup(client, plan), readModels });
  const { secret } = logHeadSettings(installation.env, dataFolderOf(installation));
  const { folder } = await reportStep(say)('backup', () =>
    withKnownLog(installation, databaseUrl, (log) =>
      takeUpdateBackup({ client, log }, { to, secret, plan, ...(ending && { ending }) }),
    ),
  );
  say(`  The data as they were before version ${productVersion} are in ${folder}`);
  return folder;
};

const wayBack = (folder: string): string =>
  `The update to version ${productVersion} is not complete. Start the older version again; if it refuses the data, bring back what they were with it: ${restoreFrom(folder)}.`;

/** Records that this program has come up on the data. */
export const completeUpdate = async ({ installation, databaseUrl }: UpdateContext): Promise<void> => {
  await withConnection(databaseUrl, recordRelease);
  // For people, and for a program that cannot read the database because it is of another PostgreSQL.
  const folder = dataFolderOf(installation);
  if (existsSync(folder)) writeFileSync(join(folder, 'version'), `${productVersion}\n`);
};

/**
 * Call it before anything is migrated. Refuses data that a newer release wrote; where this program will migrate data or build other read models, it
 * writes a backup first (docs/adr/0081-backup-before-an-update.md). Throws StartRefused, and has changed nothing then.
 */
export const prepareUpdate = (context: UpdateContext): Promise<Readonly<{ withWayBack: WithWayBack }>> =>
  withConnection(context.databaseUrl, async (client) => {
    const to = backupFolderOf(context.installation);
    const plan = await planUpdate(client);
    refuseNewer(plan, to);
    const folder = isUpdate(plan) && to !== null ? await takeBackupFirst(client, plan, { ...context, to }) : undefined;
    const withWayBack: WithWayBack = (error) =>
      error instanceof StartRefused && folder !== undefined
        ? new StartRefused(`${error.message}\n${wayBack(folder)}`)
        : error;
    return { withWayBack };
  });
