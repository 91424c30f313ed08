import { isErrorCode } from '../core/errorCodes.ts';

/** `answered` whole, `refused` with a code, `failed` where that code speaks of the house and not of the call. */
export type Outcome = 'answered' | 'refused' | 'failed';
type Outcomes = Record<Outcome, number>;

/** Plain numbers, counted where things happen: they must cost next to nothing. metrics.ts gives them names. */
export type Figures = Readonly<{
  /** By name of the operation. */
  answers: ReadonlyMap<string, Readonly<Outcomes>>;
  /** By code. */
  refusals: ReadonlyMap<string, number>;
  /** Answers that were given from memory. */
  fromMemory: () => number;
  frames: () => number;
  slowReaders: () => number;
  /** Hears how long an answer took, in seconds, that was not in memory. */
  onDuration: (listener: (operation: string, seconds: number) => void) => void;
  noteStored: (bytes: Buffer) => void;
  /** `began`: of the clock `performance`. */
  noteAnswer: (operation: string, bytes: Buffer, began: number) => void;
  noteFrame: () => void;
  noteSlowReader: () => void;
}>;

const failures = new Set(['ERR_SERVER', 'ERR_DB_CONNECTION']);
const code = /"code":"([A-Z_]+)"/;

/** Inside a JSON text a quote has a backslash before it: no answer without errors can hold these bytes. */
const codeIn = (bytes: Buffer): string | null => {
  if (!bytes.includes('"errors":[')) return null;
  const found = code.exec(bytes.toString('latin1'))?.[1] ?? '';
  return isErrorCode(found) ? found : 'ERR_SERVER';
};

const outcomeOf = (refused: string | null): Outcome => {
  if (refused === null) return 'answered';
  return failures.has(refused) ? 'failed' : 'refused';
};

export const openFigures = (): Figures => {
  const answers = new Map<string, Outcomes>();
  const refusals = new Map<string, number>();
  const operationOf = new WeakMap<Buffer, string>();
  const listeners: ((operation: string, seconds: number) => void)[] = [];
  const count = { fromMemory: 0, frames: 0, slowReaders: 0 };

  const note = (operation: string, outcome: Outcome): void => {
    const found = answers.get(operation);
    if (found) found[outcome] += 1;
    else answers.set(operation, { answered: 0, refused: 0, failed: 0, [outcome]: 1 });
  };
  return {
    answers,
    refusals,
    fromMemory: () => count.fromMemory,
    frames: () => count.frames,
    slowReaders: () => count.slowReaders,
    onDuration: (listener) => void listeners.push(listener),
    noteStored: (bytes) => {
      count.fromMemory += 1;
      note(operationOf.get(bytes) ?? 'unknown', 'answered');
    },
    noteAnswer: (operation, bytes, began) => {
      const refused = codeIn(bytes);
      note(operation, outcomeOf(refused));
      if (refused !== null) refusals.set(refused, (refusals.get(refused) ?? 0) + 1);
      else operationOf.set(bytes, operation);
      listeners.forEach((listener) => listener(operation, (performance.now() - began) / 1_000));
    },
    noteFrame: () => void (count.frames += 1),
    noteSlowReader: () => void (count.slowReaders += 1),
  };
};
