import { delimiter } from 'node:path';
import type { FullConfig } from 'playwright/test';
import { freePort } from './freePort.ts';
import { startInstance } from './runningClub.ts';

/**
 * Starts one instance for each worker, so that concurrent stories may use the same people and days. Their data folders
 * are passed to the workers in the environment.
 */
export default async function open({ workers }: FullConfig): Promise<() => Promise<void>> {
  if (process.env['CLUB_DATA_FOLDER']) return () => Promise.resolve();
  const instances = await Promise.all(Array.from({ length: workers }, async () => startInstance(await freePort())));
  process.env['CLUB_DATA_FOLDER'] = instances.map(({ club }) => club.dataFolder).join(delimiter);
  return async () => {
    await Promise.all(instances.map(({ close }) => close()));
  };
}
