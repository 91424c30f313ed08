import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { productVersion } from '@platzwart/service-process/product-version';
import { withConnection, withDatabaseUrl } from '../backup/dataLocation.ts';
import { StartRefused } from '../host/startRefused.ts';
import { describePlan } from '../update/describePlan.ts';
import { backupFolderOf } from '../update/prepareUpdate.ts';
import { bytesOfBackup, bytesOfBuilds, missingSpace, nearestFolder } from '../update/spaceNeeded.ts';
import { type UpdatePlan, planUpdate } from '../update/updatePlan.ts';
import { type Examination, type Facts, type Finding, healthy, unhealthy, unknown } from './finding.ts';

const hint = 'docs/operations.md, "Update", has the steps and the way back';

const writtenBy = ({ writtenBy: version }: UpdatePlan): string =>
  version === null ? 'a version before 0.2.0' : `version ${version}`;

/** An instance without data has nothing to update. */
const hasData = ({ env, dataFolder, runtime }: Facts): boolean =>
  Boolean(env['DATABASE_URL']) || runtime !== undefined || existsSync(join(dataFolder, 'postgres', 'cluster'));

type Figures = Readonly<{ plan: UpdatePlan; backup: number }>;

const readFigures = (facts: Facts): Promise<Figures> =>
  withDatabaseUrl(facts, (url) =>
    withConnection(url, async (client) => {
      const plan = await planUpdate(client);
      return { plan, backup: await bytesOfBackup(client, plan) };
    }),
  );

const findingOf = ({ plan, backup }: Figures, facts: Facts): Finding => {
  if (plan.newer.length > 0) return unhealthy('update', plan.newer.join(' '), 'start the newer version again');
  if (plan.migrations.length + plan.builds.length === 0 || !plan.hasClub)
    return healthy('update', `nothing to do, the data are those of version ${productVersion}`);
  const to = backupFolderOf(facts);
  const details = describePlan(plan, { backup, to });
  const readModels = facts.env['DATABASE_URL'] ? 0 : bytesOfBuilds(plan);
  const missing = to === null ? null : missingSpace({ folder: nearestFolder(to), backup, readModels });
  const what = `the next start of version ${productVersion} changes data that ${writtenBy(plan)} wrote`;
  return missing === null
    ? { ...unknown('update', what), details, hint }
    : { ...unhealthy('update', missing, hint), details };
};

/** What an update to this version will do to the data, before it does it; also where nothing runs. It changes nothing. */
export const update: Examination = async (facts) => {
  if (!hasData(facts)) return healthy('update', 'there are no data yet');
  try {
    return findingOf(await readFigures(facts), facts);
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    return unknown('update', `cannot be examined: ${error.message}`);
  }
};
