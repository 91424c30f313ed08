import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventStore, ExpectedRevision } from '@platzwart/event-store';
import { connectEventStore } from '@platzwart/event-store/connect';
import { startEmbeddedPostgres } from '../../scripts/embeddedPostgres.ts';
import { type Measurement, ratioOf, throughput } from './rounds.ts';
import type { BenchRow, Figure } from './row.ts';
import { sampleData, sampleMetadata, singleInserts } from './singleInserts.ts';

/** Each lane appends to a stream of its own, one event at a time, always with the exact revision. */
const appends = (store: EventStore, inFlight: number): Measurement => {
  const revisions = new Map<number, ExpectedRevision>();
  const streams = Array.from({ length: inFlight }, () => `bench-${randomUUID()}`);
  const append = async (lane: number): Promise<void> => {
    const event = { id: randomUUID(), type: 'Benched', data: sampleData, metadata: sampleMetadata };
    const result = await store.append(streams[lane] ?? 'bench', revisions.get(lane) ?? 'none', [event]);
    if (result.outcome === 'conflict') throw new Error('A lane that writes alone met a conflict.');
    revisions.set(lane, result.revision);
  };
  return () => throughput(append, { inFlight, milliseconds: 2000 });
};

const lanes = [1, 8, 32] as const;

export const appendRow: BenchRow = {
  id: 'P1',
  title: 'append: conflict-checked, ordered, notified ÷ plain single insert',
  columns: lanes.map((count) => `${count} in flight`),
  better: 'higher',
  must: [0.45, 1.0, 2.0],
  aim: [0.7, 1.3, 2.7],
  measure: async (report) => {
    const folder = await mkdtemp(join(tmpdir(), 'platzwart-bench-'));
    const server = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres') });
    const store = await connectEventStore({ databaseUrl: server.url });
    const reference = await singleInserts(server.url);
    report(`reference: ${reference.name}`);
    try {
      const ratios: Figure[] = [];
      for (const inFlight of lanes) ratios.push(await ratioOf(appends(store, inFlight), reference.at(inFlight)));
      return ratios;
    } finally {
      await store.close();
      await reference.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
