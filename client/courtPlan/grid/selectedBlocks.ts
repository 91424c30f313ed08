import type { Cell, Day } from '../plan/cell.ts';
import { type Place, placeKey } from '../plan/slot.ts';

/** The relation of a selected cell to its block: the neighbours of the same block, and the block on its first cell. */
export type JoinedCell = Readonly<{ joined: '' | 'before' | 'after' | 'before after'; block: Place | null }>;

const runsOf = (cells: readonly Cell[]): readonly (readonly Cell[])[] =>
  cells.reduce<readonly (readonly Cell[])[]>((runs, cell) => {
    if (cell.state !== 'selected') return runs;
    const last = runs.at(-1);
    const isNext = last?.at(-1)?.endMinute === cell.startMinute;
    return last && isNext ? [...runs.slice(0, -1), [...last, cell]] : [...runs, [cell]];
  }, []);

const neighboursIn = (run: readonly Cell[], index: number): JoinedCell['joined'] => {
  if (run.length === 1) return '';
  if (index === 0) return 'after';
  return index === run.length - 1 ? 'before' : 'before after';
};

/** All selected cells of the day by their key. */
export const selectedBlocks = (day: Day): ReadonlyMap<string, JoinedCell> =>
  new Map(
    day.columns
      .filter(({ cells }) => cells.some(({ state }) => state === 'selected'))
      .flatMap(({ court, cells }) =>
        runsOf(cells).flatMap((run) =>
          run.map((cell, index): [string, JoinedCell] => {
            const block = {
              court: court.number,
              startMinute: cell.startMinute,
              endMinute: run.at(-1)?.endMinute ?? cell.endMinute,
            };
            return [placeKey(cell), { joined: neighboursIn(run, index), block: index === 0 ? block : null }];
          }),
        ),
      ),
  );
