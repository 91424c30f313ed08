import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import type { Agenda } from './agenda.ts';

type Work = (...values: never[]) => void;
type Waiting = Readonly<{ signal?: AbortSignal }>;

/** What `setTimeout` gives; the world needs no more of it than to take it back. */
const handleFor = (cancel: () => void) => {
  const handle = { cancel, ref: () => handle, unref: () => handle, hasRef: () => true, [Symbol.dispose]: cancel };
  return handle;
};

const cancelOf = (handle: unknown): void => {
  if (typeof handle !== 'object' || handle === null || !('cancel' in handle)) return;
  if (typeof handle.cancel === 'function') Reflect.apply(handle.cancel, handle, []);
};

const virtualTimers = (agenda: Agenda) => {
  const after = (milliseconds: number, work: Work, values: never[]) =>
    handleFor(agenda.after(milliseconds, 'a timer runs out', () => work(...values)));
  return {
    setTimeout: (work: Work, milliseconds = 0, ...values: never[]) => after(milliseconds, work, values),
    setImmediate: (work: Work, ...values: never[]) => after(0, work, values),
    clearTimeout: cancelOf,
    clearImmediate: cancelOf,
  };
};

/** `setTimeout` of node:timers/promises: rejects with the reason where the signal aborts first. */
const virtualPause =
  (agenda: Agenda) =>
  (milliseconds = 0, value?: unknown, { signal }: Waiting = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const end = agenda.after(milliseconds, 'a pause is over', () => {
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
 * While `work` runs, the timers and the stopwatch of this process are those of the world: whatever the house waits for,
 * also what is written tomorrow, waits for the agenda. Clock and dice reach the house through its ports.
 */
export const withVirtualTimers = async <Result>(agenda: Agenda, work: () => Promise<Result>): Promise<Result> => {
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
  Object.assign(globalThis, virtualTimers(agenda));
  Object.assign(timers, { setTimeout: virtualPause(agenda) });
  Object.assign(performance, { now: agenda.now });
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
