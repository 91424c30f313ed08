import { clubModule } from './club/clubModule.ts';
import type { Ports } from './core/eventStoreAccess.ts';
import type { Log } from './core/log.ts';
import { openStream } from './core/openStream.ts';
import type { SnapshotStore } from './core/snapshotStore.ts';
import { ledgerModule } from './ledger/ledgerModule.ts';
import { seasonModule } from './season/seasonModule.ts';
import { membersModule } from './user/membersModule.ts';

/** What writes each stream. */
export const moduleList = [clubModule, membersModule, seasonModule, ledgerModule];

/** The streams that this service writes, each read to its end, one after the other. */
export const openStreams = async (dependencies: Readonly<{ ports: Ports; snapshots: SnapshotStore; log: Log }>) => ({
  club: await openStream(clubModule, dependencies),
  members: await openStream(membersModule, dependencies),
  seasons: await openStream(seasonModule, dependencies),
  ledger: await openStream(ledgerModule, dependencies),
});
export type Streams = Awaited<ReturnType<typeof openStreams>>;
