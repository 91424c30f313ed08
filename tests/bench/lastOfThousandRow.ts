import type { Slot } from '../support/graphqlClient.ts';
import { type Listeners, openListeners } from './deliveries.ts';
import { openLiveChains } from './liveChains.ts';
import { figureOf, quantile, roundsOfThisRun } from './rounds.ts';
import type { BenchRow } from './row.ts';

const bookingsPerRound = 100;

/** Milliseconds until the last of all has heard of a booking, one booking at a time. */
const bookOneByOne = async (listeners: Listeners, nextSlot: () => Slot): Promise<readonly number[]> => {
  const last: number[] = [];
  for (let number = 0; number < bookingsPerRound; number += 1) {
    const { latencies, heardByAll } = listeners.send(nextSlot(), performance.now());
    await heardByAll;
    last.push(latencies.at(-1) ?? Number.NaN);
  }
  return last;
};

export const lastOfThousandRow: BenchRow = {
  id: 'P16',
  title: 'the last of 1,000 subscribers hears of a booking, one at a time ÷ the bare chain',
  columns: ['p50', 'p99'],
  better: 'lower',
  must: [2, 2],
  aim: [1.3, 1.3],
  measure: async (report) => {
    const chains = await openLiveChains();
    const [ours, bare] = [await openListeners(chains.ours), await openListeners(chains.bare)];
    const ratios: { p50: number; p99: number }[] = [];
    try {
      for (const listeners of [bare, ours]) await bookOneByOne(listeners, chains.nextSlot);
      while (ratios.length < roundsOfThisRun()) {
        const floor = await bookOneByOne(bare, chains.nextSlot);
        const subject = await bookOneByOne(ours, chains.nextSlot);
        const at = (share: number): number => quantile(subject, share) / quantile(floor, share);
        ratios.push({ p50: at(0.5), p99: at(0.99) });
        report(`bare: p50 ${quantile(floor, 0.5).toFixed(1)} ms, p99 ${quantile(floor, 0.99).toFixed(1)} ms`);
        report(`ours: p50 ${quantile(subject, 0.5).toFixed(1)} ms, p99 ${quantile(subject, 0.99).toFixed(1)} ms`);
      }
      return [figureOf(ratios.map(({ p50 }) => p50)), figureOf(ratios.map(({ p99 }) => p99))];
    } finally {
      ours.close();
      bare.close();
      await chains.close();
    }
  },
};
