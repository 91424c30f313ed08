import { position } from '@platzwart/contracts/core';
import { expect, it } from 'vitest';
import type { RecordedEvent } from '../eventStore.ts';
import { createWakeUpSignal } from '../wakeUpSignal.ts';
import { followEvents } from './followEvents.ts';

const recorded = (number: number): RecordedEvent => ({
  ...{ id: String(number), type: 'CourtBooked', data: {}, metadata: {}, stream: 'ledger', revision: number },
  ...{ position: position(String(number).padStart(3, '0')), recordedAt: '2026-05-01T10:00:00Z' },
});

/** A log in memory, and how often it was read. */
const openLog = () => {
  const log: RecordedEvent[] = [];
  const wakeUpSignal = createWakeUpSignal();
  const leaving = new AbortController();
  let reads = 0;
  const readAll = ({ after, limit }: Readonly<{ after: string | null; limit: number }>) => {
    reads += 1;
    return Promise.resolve(log.filter((event) => after === null || event.position > after).slice(0, limit));
  };
  const follow = followEvents({ readAll, wakeUpSignal, closed: new AbortController().signal });
  const batches = follow({ after: null, signal: leaving.signal, maxBatch: 2 })[Symbol.asyncIterator]();
  return {
    append: (...numbers: readonly number[]) => {
      log.push(...numbers.map(recorded));
      wakeUpSignal.raise();
    },
    next: async () => {
      const batch = await batches.next();
      return batch.done ? [] : batch.value.map(({ revision }) => revision);
    },
    reads: () => reads,
    leave: () => leaving.abort(),
  };
};

it('Reads once for what was appended, and again when more comes', async () => {
  const { append, next, reads, leave } = openLog();
  append(1);
  expect(await next()).toEqual([1]);
  const second = next();
  await new Promise(setImmediate);
  expect(reads()).toBe(1);
  append(2);
  expect([await second, reads()]).toEqual([[2], 2]);
  leave();
});

it('Reads on after a full batch, and misses nothing that comes while the next one is read', async () => {
  const { append, next, reads, leave } = openLog();
  append(1, 2, 3);
  expect(await next()).toEqual([1, 2]);
  // The rest is read already; this one comes after that.
  append(4);
  expect(await next()).toEqual([3]);
  expect(await next()).toEqual([4]);
  expect(reads()).toBe(3);
  leave();
});
