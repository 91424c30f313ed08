import { isErrorCode } from '../core/errorCodes.ts';

/** `answered` without errors, `refused` with a code, `failed` where that code means an error of the instance and not of the call. */
export type Outcome = 'answered' | 'refused' | 'failed';
type Outcomes = Record<Outcome, number>;

/** Plain numbers, counted on the hot path, so they must cost next to nothing. gatewayMetrics.ts gives them names. */
export type Counters = Readonly<{
  /** By name of the operation. */
  answers: ReadonlyMap<string, Readonly<Outcomes>>;
  /** By code. */
  refusals: ReadonlyMap<string, number>;
  /** Responses that came from the cache. */
  fromCache: () => number;
  frames: () => number;
  slowReaders: () => number;
  /** Calls the listener with the duration in seconds of every response that was not cached. */
  onDuration: (listener: (operation: string, seconds: number) => void) => void;
  countCached: (bytes: Buffer) => void;
  /** Returns the code of a refusal, null for an answer. `startedAt`: of the clock `performance`. */
  countResponse: (operation: string, bytes: Buffer, startedAt: number) => string | null;
  /** Of a subscription; those of calls are in their responses. */
  countRefusal: (code: string) => void;
  countFrame: () => void;
  countSlowReader: () => void;
}>;

const failures = new Set(['ERR_SERVER', 'ERR_DB_CONNECTION']);
const code = /"code":"([A-Z_]+)"/;

/** Inside a JSON text a quote has a backslash before it: no response without errors can hold these bytes. */
const codeIn = (bytes: Buffer): string | null => {
  if (!bytes.includes('"errors":[')) return null;
  const found = code.exec(bytes.toString('latin1'))?.[1] ?? '';
  return isErrorCode(found) ? found : 'ERR_SERVER';
};

const outcomeOf = (refused: string | null): Outcome => {
  if (refused === null) return 'answered';
  return failures.has(refused) ? 'failed' : 'refused';
};

export const createCounters = (): Counters => {
  const answers = new Map<string, Outcomes>();
  const refusals = new Map<string, number>();
  const operationOf = new WeakMap<Buffer, string>();
  const listeners: ((operation: string, seconds: number) => void)[] = [];
  const count = { fromCache: 0, frames: 0, slowReaders: 0 };

  const note = (operation: string, outcome: Outcome): void => {
    const found = answers.get(operation);
    if (found) found[outcome] += 1;
    else answers.set(operation, { answered: 0, refused: 0, failed: 0, [outcome]: 1 });
  };
  const countRefusal = (refused: string): void => void refusals.set(refused, (refusals.get(refused) ?? 0) + 1);
  return {
    answers,
    refusals,
    fromCache: () => count.fromCache,
    frames: () => count.frames,
    slowReaders: () => count.slowReaders,
    onDuration: (listener) => void listeners.push(listener),
    countCached: (bytes) => {
      count.fromCache += 1;
      note(operationOf.get(bytes) ?? 'unknown', 'answered');
    },
    countResponse: (operation, bytes, startedAt) => {
      const refused = codeIn(bytes);
      note(operation, outcomeOf(refused));
      if (refused !== null) countRefusal(refused);
      else operationOf.set(bytes, operation);
      listeners.forEach((listener) => listener(operation, (performance.now() - startedAt) / 1_000));
      return refused;
    },
    countRefusal,
    countFrame: () => void (count.frames += 1),
    countSlowReader: () => void (count.slowReaders += 1),
  };
};
