import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { EventStore } from '@platzwart/event-store';
import { type EmmettStore, openEmmettStore } from './emmettStore.ts';
import { withFreshStore } from './freshStore.ts';
import { laneAppends, laneColumns, lanes } from './laneAppends.ts';
import { ratioOf } from './rounds.ts';
import type { BenchRow, Figure } from './row.ts';
import { sampleData, sampleMetadata } from './singleInserts.ts';

const facts = Array.from({ length: 50 }, (_, number) => ({ ...sampleData, number }));

/** Throws unless both stores give back the same fifty facts, in the same order, after the same fifty appends. */
const compareContents = async (ours: EventStore, theirs: EmmettStore): Promise<void> => {
  const stream = `bench-${randomUUID()}`;
  let version: bigint | null = null;
  for (const [number, data] of facts.entries()) {
    const event = { id: randomUUID(), type: 'Benched', data, metadata: sampleMetadata };
    await ours.append(stream, number === 0 ? 'none' : number - 1, [event]);
    version = await theirs.append(stream, version, data);
  }
  const kept = (await ours.read(stream)).map(({ data }) => data);
  const keptByPeer = await theirs.dataOf(stream);
  if (!isDeepStrictEqual(kept, facts) || !isDeepStrictEqual(keptByPeer, facts))
    throw new Error(`Of ${facts.length} facts we kept ${kept.length}, the peer ${keptByPeer.length}, or not the same.`);
};

export const appendPeerRow: BenchRow = {
  id: 'P2',
  title: 'append: conflict-checked, ordered, notified ÷ emmett-postgresql 0.42.0',
  columns: laneColumns,
  better: 'higher',
  must: [1.4, 4, 9],
  aim: [2, 6, 15],
  measure: (report) =>
    withFreshStore(async ({ store, databaseUrl }) => {
      const emmett = await openEmmettStore(databaseUrl);
      try {
        await compareContents(store, emmett);
        report(`both stores gave back the same ${facts.length} facts`);
        const ratios: Figure[] = [];
        for (const inFlight of lanes)
          ratios.push(await ratioOf(laneAppends(store, inFlight), emmett.laneAppends(inFlight)));
        return ratios;
      } finally {
        await emmett.close();
      }
    }),
};
