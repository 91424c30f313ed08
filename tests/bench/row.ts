/** One number of a row, with the samples it is the middle of: ratios of neighbouring rounds, or single measurements. */
export type Figure = Readonly<{ value: number; samples: readonly number[] }>;

/** `higher`: the bar is a lower limit. `lower`: it is an upper limit. */
export type Better = 'higher' | 'lower';

/** One line of the benchmark: our work divided by a reference measured in the same run, or a count. */
export type BenchRow = Readonly<{
  /** E.g. `P1`. */
  id: string;
  /** What is divided by what. */
  title: string;
  /** What each number stands for, e.g. requests in flight. */
  columns: readonly string[];
  /** For all columns, or one for each. */
  better: Better | readonly Better[];
  must: readonly number[];
  aim: readonly number[];
  /**
   * At most three minutes on two cores; alone in a process of its own. One figure per column. `report` prints a line and keeps
   * it for the page. Throws NotMeasurable where this machine lacks what the row needs; any other error is a failed row.
   */
  measure: (report: (line: string) => void) => Promise<readonly Figure[]>;
}>;

/** This machine cannot measure the row; the message is one sentence that says what is missing. Never counts as reached. */
export class NotMeasurable extends Error {
  override readonly name = 'NotMeasurable';
}

export type Outcome =
  | Readonly<{ kind: 'measured'; figures: readonly Figure[] }>
  | Readonly<{ kind: 'not measured'; why: string }>
  | Readonly<{ kind: 'failed'; why: string }>;

/** What a run knows of a row. `load` is the machine's load average (1 minute) when the row began. */
export type BenchResult = Readonly<{
  row: Omit<BenchRow, 'measure'>;
  outcome: Outcome;
  notes: readonly string[];
  seconds: number;
  load: number;
}>;
