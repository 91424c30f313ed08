import { randomUUID } from 'node:crypto';
import type { EventStore, ExpectedRevision } from '@platzwart/event-store';
import { appendAlone } from './appendAlone.ts';
import { type Measurement, throughput } from './rounds.ts';

export const lanes = [1, 8, 32] as const;
export const laneColumns = lanes.map((count) => `${count} in flight`);

/** Appends per second: each lane appends to its own stream, one event at a time, with the exact expected revision. */
export const laneAppends = (store: EventStore, inFlight: number): Measurement => {
  const revisions = new Map<number, ExpectedRevision>();
  const streams = Array.from({ length: inFlight }, () => `bench-${randomUUID()}`);
  const append = async (lane: number): Promise<void> => {
    revisions.set(lane, await appendAlone(store, streams[lane] ?? 'bench', revisions.get(lane) ?? 'none'));
  };
  return () => throughput(append, { inFlight, milliseconds: 2000 });
};
