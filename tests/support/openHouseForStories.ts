import { createServer } from 'node:net';
import { openHouse } from './runningClub.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });

/** One house for all stories and races. Its data folder travels to the workers in the environment. */
export default async function open(): Promise<() => Promise<void>> {
  if (process.env['CLUB_DATA_FOLDER']) return async () => undefined;
  const { club, close } = await openHouse(await freePort());
  process.env['CLUB_DATA_FOLDER'] = club.dataFolder;
  return close;
}
