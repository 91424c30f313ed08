import * as v from 'valibot';
import { withGridPage } from './gridPage.ts';
import { figureOf, median, ratioOf } from './rounds.ts';
import type { BenchRow } from './row.ts';

const turnSchema = v.object({ ours: v.number(), theirs: v.number(), cells: v.number() });

/** Eight courts on seven days. */
const weekOfCourts = 56;

export const gridMountRow: BenchRow = {
  id: 'P28',
  title: 'a court grid as large as a week, from the answer to the layout ÷ innerHTML with the same markup',
  columns: ['1,568 cells'],
  better: 'lower',
  must: [2],
  aim: [1.5],
  measure: (report) =>
    withGridPage(async (page) => {
      const mounted: v.InferOutput<typeof turnSchema>[] = [];
      const figure = await ratioOf(
        () => Promise.resolve(mounted.at(-1)?.ours ?? Number.NaN),
        async () => {
          const turn = v.parse(turnSchema, await page.evaluate(`gridBench.mount(${weekOfCourts})`));
          mounted.push(turn);
          return turn.theirs;
        },
      );
      const shown = (times: readonly number[]) => `${median(times).toFixed(1)} ms`;
      report(
        `${mounted[0]?.cells ?? 0} cells: ${shown(mounted.map(({ ours }) => ours))}, innerHTML ${shown(mounted.map(({ theirs }) => theirs))}`,
      );
      return [figureOf(figure.samples)];
    }),
};
