import { type RefObject, useEffect } from 'react';
import type { LiveMark } from './liveMark.ts';

const stamp = (table: HTMLTableElement, marks: readonly LiveMark[]): void => {
  const paintedAt = performance.timeOrigin + performance.now();
  for (const { id, kind } of marks) {
    const cells = table.querySelectorAll<HTMLElement>(`[data-mark="${id}"]`);
    cells.forEach((cell) => (cell.dataset['changedAt'] = String(paintedAt)));
    performance.mark('court-plan-painted', { detail: { id, kind } });
  }
};

/**
 * Writes the time of the paint into every cell that a live change has marked, in epoch milliseconds, so that the time
 * from commit to paint can be measured from outside. The first frame after a change draws it; the task after that frame
 * runs when it is drawn.
 */
export const usePaintTimes = (table: RefObject<HTMLTableElement | null>, marks: readonly LiveMark[]): void => {
  useEffect(() => {
    if (marks.length === 0) return undefined;
    let task: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => table.current && stamp(table.current, marks));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [table, marks]);
};
