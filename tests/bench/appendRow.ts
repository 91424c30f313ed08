import { withFreshStore } from './freshStore.ts';
import { laneAppends, laneColumns, lanes } from './laneAppends.ts';
import { ratioOf } from './rounds.ts';
import type { BenchRow, Figure } from './row.ts';
import { singleInserts } from './singleInserts.ts';

export const appendRow: BenchRow = {
  id: 'P1',
  title: 'append: conflict-checked, ordered, notified ÷ plain single insert',
  columns: laneColumns,
  better: 'higher',
  must: [0.45, 1.0, 2.0],
  aim: [0.7, 1.3, 2.7],
  measure: (report) =>
    withFreshStore(async ({ store, databaseUrl }) => {
      const reference = await singleInserts(databaseUrl);
      report(`reference: ${reference.name}`);
      try {
        const ratios: Figure[] = [];
        for (const inFlight of lanes) ratios.push(await ratioOf(laneAppends(store, inFlight), reference.at(inFlight)));
        return ratios;
      } finally {
        await reference.close();
      }
    }),
};
