import type { Cell, Day } from '../plan/cell.ts';
import { type Place, placeKey } from '../plan/slot.ts';

/** How a selected cell belongs to its block: which neighbours join it, and the block where it is its first cell. */
export type Joined = Readonly<{ joined: '' | 'before' | 'after' | 'before after'; block: Place | null }>;

const runsOf = (cells: readonly Cell[]): readonly (readonly Cell[])[] =>
  cells.reduce<readonly (readonly Cell[])[]>((runs, cell) => {
    if (cell.state !== 'selected') return runs;
    const last = runs.at(-1);
    const isNext = last?.at(-1)?.endMinute === cell.startMinute;
    return last && isNext ? [...runs.slice(0, -1), [...last, cell]] : [...runs, [cell]];
  }, []);

const joinedIn = (run: readonly Cell[], index: number): Joined['joined'] => {
  if (run.length === 1) return '';
  if (index === 0) return 'after';
  return index === run.length - 1 ? 'before' : 'before after';
};

/** All selected cells of the day by their key. */
export const selectedBlocks = (day: Day): ReadonlyMap<string, Joined> =>
  new Map(
    day.columns
      .filter(({ cells }) => cells.some(({ state }) => state === 'selected'))
      .flatMap(({ court, cells }) =>
        runsOf(cells).flatMap((run) =>
          run.map((cell, index): [string, Joined] => {
            const block = {
              court: court.number,
              startMinute: cell.startMinute,
              endMinute: run.at(-1)?.endMinute ?? cell.endMinute,
            };
            return [placeKey(cell), { joined: joinedIn(run, index), block: index === 0 ? block : null }];
          }),
        ),
      ),
  );
