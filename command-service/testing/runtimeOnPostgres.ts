import { setTimeout as pause } from 'node:timers/promises';
import type { EventStore } from '@platzwart/event-store';
import { connectEventStore } from '@platzwart/event-store/connect';
import { poolOn } from '../../tests/support/poolOn.ts';
import { freshDatabase } from '../../tests/support/freshDatabase.ts';
import type { Call } from '../core/call.ts';
import type { Answer } from '../core/commandStream.ts';
import type { Ports } from '../core/eventStream.ts';
import type { Log } from '../core/log.ts';
import { type RunningStream, openStream } from '../core/openStream.ts';
import { openSnapshotStore } from '../core/snapshotStore.ts';
import { type SlotCommand, type Slots, callFor, slotsModule } from './slots.ts';

const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

type Differing = Readonly<{ store?: EventStore; module?: typeof slotsModule; patience?: Ports['patience']; log?: Log }>;
export type SlotStream = RunningStream<Slots, SlotCommand, string>;

/** A fresh database with a real event store in it, and a way to open the slots on it as one more process would. */
export const runtimeOnPostgres = async () => {
  const database = await freshDatabase();
  const pool = poolOn(database.url, 3);
  const store = await connectEventStore({ databaseUrl: database.url });
  const snapshots = await openSnapshotStore(pool);
  const open = ({ module = slotsModule, log = quiet, ...differing }: Differing = {}): Promise<SlotStream> => {
    const patience = differing.patience ?? { append: 1_000, read: 1_000 };
    const ports: Ports = { store: differing.store ?? store, patience, pause, random: Math.random };
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
