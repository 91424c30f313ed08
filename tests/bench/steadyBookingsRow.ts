import { type Listeners, bookSteadily, lostOf, openListeners } from './deliveries.ts';
import { openLiveChains } from './liveChains.ts';
import { type Measurement, exactly, quantile, ratioOf } from './rounds.ts';
import type { BenchRow } from './row.ts';

export const steadyBookingsRow: BenchRow = {
  id: 'P15',
  title: '20 bookings a second to 1,000 subscribers, from due to received ÷ the bare chain; lost or doubled messages',
  columns: ['p99', 'lost'],
  better: 'lower',
  must: [2.5, 0],
  aim: [1.5, 0],
  measure: async (report) => {
    const chains = await openLiveChains();
    const ours = await openListeners(chains.ours);
    const bare = await openListeners(chains.bare);
    let lost = 0;
    const round =
      (name: string, listeners: Listeners): Measurement =>
      async () => {
        const deliveries = await bookSteadily(listeners, chains.nextSlot);
        if (listeners === ours) lost += lostOf(deliveries);
        const latencies = deliveries.flatMap((delivery) => delivery.latencies);
        const [p50, p99] = [quantile(latencies, 0.5), quantile(latencies, 0.99)];
        report(`${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
        return p99;
      };
    try {
      return [await ratioOf(round('ours', ours), round('bare', bare)), exactly(lost)];
    } finally {
      ours.close();
      bare.close();
      await chains.close();
    }
  },
};
