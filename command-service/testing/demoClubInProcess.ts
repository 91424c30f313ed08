import { connectEventStore } from '@platzwart/event-store/connect';
import { openVault } from '@platzwart/vault';
import { poolOn } from '../../tests/support/poolOn.ts';
import { type CommandService, openCommandService } from '../commandService.ts';
import { secretDigestOf } from '../core/hashes.ts';
import type { Log } from '../core/log.ts';
import { openSnapshotStore } from '../core/snapshotStore.ts';
import { seedDemoClub } from '../demo/seedDemoClub.ts';
import type { Person } from '../user/domain/membersState.ts';

const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const clock = (): string => new Date().toISOString();

export type DemoClubInProcess = Readonly<{
  service: CommandService;
  /** Throws where the demo club has no such member number. */
  personWith: (memberNumber: string) => Person;
  close: () => Promise<void>;
}>;

/** The service without its HTTP endpoint, over the PostgreSQL at `databaseUrl`, with the demo club in an empty log. */
export const demoClubInProcess = async (databaseUrl: string): Promise<DemoClubInProcess> => {
  const pool = poolOn(databaseUrl, 6);
  // Where the server is unreachable, the commands report it.
  pool.on('error', () => undefined);
  const store = await connectEventStore({ DATABASE_URL: databaseUrl });
  const [vault, snapshots] = [await openVault(pool), await openSnapshotStore(pool)];
  const head = await store.head();
  const tables = { pool, vault, snapshots };
  const digestSecret = secretDigestOf('a secret of the benchmarks');
  const service = await openCommandService({ ...tables, store, head, digestSecret, log: quiet, clock });
  await seedDemoClub(service, clock());
  const personWith = (memberNumber: string): Person => {
    const person = service.members.current().state.byId.find((known) => known.memberNumber === memberNumber);
    if (!person) throw new Error(`The demo club has no ${memberNumber}.`);
    return person;
  };
  const close = async (): Promise<void> => {
    await service.stop();
    await store.close();
    await pool.end();
  };
  return { service, personWith, close };
};
