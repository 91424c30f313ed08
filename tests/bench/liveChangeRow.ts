import * as v from 'valibot';
import type { Page } from 'puppeteer-core';
import { withGridPage } from './gridPage.ts';
import { exactly, median, ratioOf } from './rounds.ts';
import type { BenchRow, Figure } from './row.ts';

/**
 * A turn changes as many cells as can be drawn in a second or two, because a page that was just opened compiles at
 * first.
 */
const changesIn = (courts: number): number => 6_400 / courts;
const turnSchema = v.object({ ours: v.number(), theirs: v.number(), cells: v.number(), drawn: v.number() });
type Turn = v.InferOutput<typeof turnSchema>;

const turn = async (page: Page, courts: number): Promise<Turn> =>
  v.parse(turnSchema, await page.evaluate(`gridBench.liveChange(${courts}, ${changesIn(courts)})`));

/** Both measurements of a turn come from one page, so that both see the same state of the machine. */
const ratioOn = async (page: Page, courts: number, report: (line: string) => void) => {
  const turns: Turn[] = [];
  await turn(page, courts);
  const figure = await ratioOf(
    () => Promise.resolve(turns.at(-1)?.ours ?? Number.NaN),
    async () => {
      const measured = await turn(page, courts);
      turns.push(measured);
      return measured.theirs;
    },
  );
  const shown = (pick: (turn: Turn) => number) => median(turns.map(pick)).toFixed(2);
  report(`${turns[0]?.cells ?? 0} cells: ${shown(({ ours }) => ours)} ms, by hand ${shown(({ theirs }) => theirs)} ms`);
  return { figure, drawn: Math.max(...turns.map(({ drawn }) => drawn)) };
};

/** A change books an hour, which draws one cell, or frees it, which draws two. */
const drawnByOneChange = 1.5;

export const liveChangeRow: BenchRow = {
  id: 'P27',
  title:
    'one live change in the court grid, from the subscription to the layout ÷ the same elements changed by plain DOM calls',
  columns: ['224 cells', '4,480 cells', 'other cells drawn'],
  better: 'lower',
  must: [1.5, 1.5, 0],
  aim: [1.2, 1.2, 0],
  measure: (report) =>
    withGridPage(async (page): Promise<readonly Figure[]> => {
      const small = await ratioOn(page, 8, report);
      const large = await ratioOn(page, 160, report);
      return [small.figure, large.figure, exactly(Math.max(small.drawn, large.drawn) - drawnByOneChange)];
    }),
};
