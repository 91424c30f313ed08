import type { Trace } from './trace.ts';

type Step = { readonly at: number; readonly what: string; readonly happen: () => void; isOff: boolean };

/** All that will happen in the world, in order of its virtual time. Nothing waits for anything but this. */
export type Agenda = Readonly<{
  /** Milliseconds since the world began. */
  now: () => number;
  /** Puts `happen` on the agenda; the function it answers with takes it off again. */
  after: (milliseconds: number, what: string, happen: () => void) => () => void;
  pause: (milliseconds: number, what: string) => Promise<void>;
  /** Lets one thing after the other happen until `isOver`, `until` (ms) has come or nothing is left. */
  run: (isOver: () => boolean, until: number) => Promise<void>;
}>;

/** The real one, whatever the world does to the process meanwhile. */
const nextTurn = setImmediate;

/** Everything that follows from a step without waiting happens before the next one: the queue of promises runs empty. */
const settled = (): Promise<void> => new Promise((resolve) => nextTurn(resolve));

/** Index of the first step later than `at`: steps of one moment keep their order. */
const placeFor = (steps: readonly Step[], at: number): number => {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((steps[middle]?.at ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
};

export const createAgenda = (trace: Trace): Agenda => {
  const steps: Step[] = [];
  let now = 0;

  const after: Agenda['after'] = (milliseconds, what, happen) => {
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
