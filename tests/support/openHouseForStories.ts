import { freePort } from './freePort.ts';
import { openHouse } from './runningClub.ts';

/** One house for all stories and races. Its data folder travels to the workers in the environment. */
export default async function open(): Promise<() => Promise<void>> {
  if (process.env['CLUB_DATA_FOLDER']) return () => Promise.resolve();
  const { club, close } = await openHouse(await freePort());
  process.env['CLUB_DATA_FOLDER'] = club.dataFolder;
  return close;
}
