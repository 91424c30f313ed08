import { accessSync, constants, existsSync } from 'node:fs';
import { isPortFree } from '../host/freePort.ts';
import { freeSpace } from '../supervisor/diskSpace.ts';
import { nearestFolder } from '../update/spaceNeeded.ts';
import { type Examination, unhealthy, healthy } from './finding.ts';

export const port: Examination = async ({ env, runtime }) => {
  const wanted = Number(env['PORT'] || 4000);
  if (runtime) return healthy('port', `Platzwart is open at ${runtime.address}`);
  if (await isPortFree(wanted, env['HOST'] || '127.0.0.1')) return healthy('port', `${wanted} is free`);
  return unhealthy(
    'port',
    `${wanted} is used by another program`,
    `stop that program, or choose another: PORT=${wanted + 10} npm start`,
  );
};

export const dataFolderState: Examination = ({ dataFolder }) => {
  try {
    accessSync(nearestFolder(dataFolder), constants.W_OK);
    return healthy('data folder', existsSync(dataFolder) ? dataFolder : `${dataFolder}, made at the first start`);
  } catch {
    return unhealthy(
      'data folder',
      `${dataFolder} cannot be written`,
      'give this account the right to write there, or set DATA_DIR',
    );
  }
};

export const diskSpace: Examination = ({ dataFolder }) => {
  const megabytes = Math.floor(freeSpace(nearestFolder(dataFolder)) / 1024 / 1024);
  const how = megabytes > 2_048 ? `${Math.floor(megabytes / 1024)} GB free` : `${megabytes} MB free`;
  return megabytes >= 500 ? healthy('disk', how) : unhealthy('disk', how, 'free some space, 500 MB are plenty');
};
