import { randomUUID } from 'node:crypto';
import { connectEventStore } from '@platzwart/event-store/connect';
import { openVault } from '@platzwart/vault';
import { poolOn } from '../../tests/support/poolOn.ts';
import { openCommandService } from '../commandService.ts';
import { secretDigestOf } from '../core/hashes.ts';
import type { Log } from '../core/log.ts';
import { openSnapshotStore } from '../core/snapshotStore.ts';
import { seedDemoClub } from '../demo/seedDemoClub.ts';

const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const clock = (): string => new Date().toISOString();

/**
 * The service without its HTTP endpoint, over the PostgreSQL at `databaseUrl`, with the demo club in an empty log.
 * `book` sends one request for a court as Anna; it throws where that is refused.
 */
export const bookingsInProcess = async (databaseUrl: string) => {
  const pool = poolOn(databaseUrl, 6);
  // Where the server is unreachable, the bookings report it.
  pool.on('error', () => undefined);
  const store = await connectEventStore({ databaseUrl });
  const [vault, snapshots] = [await openVault(pool), await openSnapshotStore(pool)];
  const head = await store.head();
  const tables = { pool, vault, snapshots };
  const digestSecret = secretDigestOf('a secret of the benchmarks');
  const service = await openCommandService({ ...tables, store, head, digestSecret, log: quiet, clock });
  await seedDemoClub(service, clock());
  const anna = service.members.current().state.byId.find(({ memberNumber }) => memberNumber === '1001');
  if (!anna) throw new Error('Anna is not in the demo club.');

  const book = async (requested: object): Promise<void> => {
    const data = { bookings: [{ ...requested, paymentMethod: 'INVOICE', remark: null }] };
    const keys = { idempotencyKey: randomUUID(), correlationId: 'bench' };
    const answer = await service.receive({ type: 'BookAsUser', actor: anna.personId, ...keys, data });
    if (answer.outcome === 'rejected') throw new Error(`A booking was refused: ${answer.code}`);
  };
  const close = async (): Promise<void> => {
    await service.stop();
    await store.close();
    await pool.end();
  };
  return { book, close };
};
