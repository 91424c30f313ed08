import type { ReadModelChange } from '../../core/readModelPositions.ts';

const milliseconds = 1_000;

/**
 * A listener that passes a change on at once, and at most one in a second: what comes within that time is passed on as one change
 * at its end.
 */
export const oncePerSecond = (pass: (change: ReadModelChange) => void): ((change: ReadModelChange) => void) => {
  let timer: NodeJS.Timeout | null = null;
  let due: ReadModelChange | null = null;
  const passNow = (change: ReadModelChange): void => {
    timer = setTimeout(passDue, milliseconds).unref();
    pass(change);
  };
  const passDue = (): void => {
    timer = null;
    const change = due;
    due = null;
    if (change) passNow(change);
  };
  return (change) => {
    if (timer) due = { ...change, isRebuilt: change.isRebuilt || (due?.isRebuilt ?? false) };
    else passNow(change);
  };
};
