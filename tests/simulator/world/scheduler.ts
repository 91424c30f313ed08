import type { Trace } from './trace.ts';

type Step = { readonly at: number; readonly what: string; readonly happen: () => void; isOff: boolean };

/** All future steps of the world in order of virtual time. Everything in the world waits for this scheduler only. */
export type Scheduler = Readonly<{
  /** Milliseconds since the world began. */
  now: () => number;
  /** Schedules `happen`; the returned function cancels it. */
  after: (milliseconds: number, what: string, happen: () => void) => () => void;
  pause: (milliseconds: number, what: string) => Promise<void>;
  /** Runs steps one by one until `isOver`, `until` (ms) has come or no step is left. */
  run: (isOver: () => boolean, until: number) => Promise<void>;
}>;

/** The real function, saved before the world replaces the timers of the process. */
const nextTurn = setImmediate;

/** Drains the promise queue, so that everything that follows from a step without waiting happens before the next step. */
const settled = (): Promise<void> => new Promise((resolve) => nextTurn(resolve));

/** Index of the first step later than `at`: steps at the same time keep their order. */
const placeFor = (steps: readonly Step[], at: number): number => {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((steps[middle]?.at ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
};

export const createScheduler = (trace: Trace): Scheduler => {
  const steps: Step[] = [];
  let now = 0;

  const after: Scheduler['after'] = (milliseconds, what, happen) => {
    const step: Step = { at: now + Math.max(milliseconds, 0), what, happen, isOff: false };
    steps.splice(placeFor(steps, step.at), 0, step);
    return () => {
      step.isOff = true;
    };
  };
  const take = (step: Step): void => {
    now = step.at;
    trace.step(now, step.what);
    step.happen();
  };
  return {
    now: () => now,
    after,
    pause: (milliseconds, what) => new Promise((resolve) => after(milliseconds, what, resolve)),
    run: async (isOver, until) => {
      await settled();
      for (let step = steps.shift(); step && !isOver(); step = steps.shift()) {
        if (step.isOff) continue;
        if (step.at > until) return;
        take(step);
        await settled();
      }
    },
  };
};
