import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import type { Scheduler } from './scheduler.ts';

type Work = (...values: never[]) => void;
type Waiting = Readonly<{ signal?: AbortSignal }>;

/** The handle that `setTimeout` answers; the world needs it only for cancelling. */
const handleFor = (cancel: () => void) => {
  const handle = { cancel, ref: () => handle, unref: () => handle, hasRef: () => true, [Symbol.dispose]: cancel };
  return handle;
};

const cancelOf = (handle: unknown): void => {
  if (typeof handle !== 'object' || handle === null || !('cancel' in handle)) return;
  if (typeof handle.cancel === 'function') Reflect.apply(handle.cancel, handle, []);
};

const virtualTimers = (scheduler: Scheduler) => {
  const after = (milliseconds: number, work: Work, values: never[]) =>
    handleFor(scheduler.after(milliseconds, 'a timer runs out', () => work(...values)));
  return {
    setTimeout: (work: Work, milliseconds = 0, ...values: never[]) => after(milliseconds, work, values),
    setImmediate: (work: Work, ...values: never[]) => after(0, work, values),
    clearTimeout: cancelOf,
    clearImmediate: cancelOf,
  };
};

/** `setTimeout` of node:timers/promises: rejects with the reason if the signal aborts first. */
const virtualPause =
  (scheduler: Scheduler) =>
  (milliseconds = 0, value?: unknown, { signal }: Waiting = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const end = scheduler.after(milliseconds, 'a pause is over', () => {
        signal?.removeEventListener('abort', stop);
        resolve(value);
      });
      const stop = (): void => {
        end();
        reject(new DOMException('The pause was cut short', 'AbortError'));
      };
      if (signal?.aborted) stop();
      else signal?.addEventListener('abort', stop, { once: true });
    });

/**
 * While `work` runs, the timers and the performance clock of this process are those of the world, so that all code of the instance,
 * including future code, waits for the scheduler. The wall clock and random numbers are passed to the instance as dependencies.
 */
export const withVirtualTimers = async <Result>(scheduler: Scheduler, work: () => Promise<Result>): Promise<Result> => {
  const real = {
    global: Object.fromEntries(
      (['setTimeout', 'setImmediate', 'clearTimeout', 'clearImmediate'] as const).map((name) => [
        name,
        globalThis[name],
      ]),
    ),
    pause: timers.setTimeout,
    now: performance.now.bind(performance),
  };
  Object.assign(globalThis, virtualTimers(scheduler));
  Object.assign(timers, { setTimeout: virtualPause(scheduler) });
  Object.assign(performance, { now: scheduler.now });
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    Object.assign(globalThis, real.global);
    Object.assign(timers, { setTimeout: real.pause });
    Object.assign(performance, { now: real.now });
    syncBuiltinESMExports();
  }
};
