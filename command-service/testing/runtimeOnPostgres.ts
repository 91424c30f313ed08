import { setTimeout as pause } from 'node:timers/promises';
import type { EventStore } from '@platzwart/event-store';
import { connectEventStore, eventLogMigrations } from '@platzwart/event-store/connect';
import { migrateAsOwner } from '@platzwart/database/migrations';
import { poolOn } from '../../tests/support/poolOn.ts';
import { freshDatabase } from '../../tests/support/freshDatabase.ts';
import type { Template } from '../../tests/support/templateDatabase.ts';
import type { Call } from '../core/call.ts';
import type { Answer } from '../core/commandStream.ts';
import type { Ports } from '../core/eventStoreAccess.ts';
import type { Log } from '../core/log.ts';
import { type RunningStream, openStream } from '../core/openStream.ts';
import { openSnapshotStore, ownSchema } from '../core/snapshotStore.ts';
import { type SlotCommand, type Slots, callFor, slotsModule } from './slots.ts';

const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

const emptyLog: Template = {
  name: 'log and snapshots',
  fill: (url) => migrateAsOwner(url, [ownSchema, ...eventLogMigrations()]),
};

type Overrides = Readonly<{ store?: EventStore; module?: typeof slotsModule; timeouts?: Ports['timeouts']; log?: Log }>;
export type SlotStream = RunningStream<Slots, SlotCommand, string>;

/** A fresh database with a real event store in it, and a function that opens the slots on it as one more process would. */
export const runtimeOnPostgres = async () => {
  const database = await freshDatabase(emptyLog);
  const pool = poolOn(database.url, 3);
  const store = await connectEventStore({ DATABASE_URL: database.url });
  const snapshots = await openSnapshotStore(pool);
  const open = ({ module = slotsModule, log = quiet, ...overrides }: Overrides = {}): Promise<SlotStream> => {
    const timeouts = overrides.timeouts ?? { append: 1_000, read: 1_000 };
    const ports: Ports = { store: overrides.store ?? store, timeouts, pause, random: Math.random };
    return openStream(module, { ports, snapshots, log });
  };
  const close = async (): Promise<void> => {
    await store.close();
    await pool.end();
    await database.drop();
  };
  return { url: database.url, pool, store, snapshots, open, close };
};

export type RuntimeOnPostgres = Awaited<ReturnType<typeof runtimeOnPostgres>>;

export const takeUnder =
  (call: Partial<Call>) =>
  (stream: SlotStream, slot: string, by: string): Promise<Answer<string>> =>
    stream.send({ type: 'Take', slot, by }, callFor({ slot, by }, call));
export const take = takeUnder({});

export const free = (stream: SlotStream, slot: string): Promise<Answer<string>> =>
  stream.send({ type: 'Free', slot }, callFor({ slot }));
