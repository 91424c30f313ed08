/**
 * One number of a row, with the samples of which it is the median: ratios of neighbouring rounds, or single
 * measurements.
 */
export type Figure = Readonly<{ value: number; samples: readonly number[] }>;

/** `higher`: the bar is a lower limit. `lower`: it is an upper limit. */
export type Better = 'higher' | 'lower';

/** One line of the benchmark: our work divided by a reference measured in the same run, or a count. */
export type BenchRow = Readonly<{
  /** E.g. `P1`. */
  id: string;
  /** What is divided by what. */
  title: string;
  /** The meaning of each number, e.g. requests in flight. */
  columns: readonly string[];
  /** For all columns, or one for each. */
  better: Better | readonly Better[];
  must: readonly number[];
  aim: readonly number[];
  /**
   * Takes at most three minutes on two cores; runs alone in its own process. Returns one figure per column. `report`
   * prints a line and stores it for the page. Throws NotMeasurable where this machine lacks something that the row
   * needs; any other error fails the row.
   */
  measure: (report: (line: string) => void) => Promise<readonly Figure[]>;
}>;

/**
 * This machine cannot measure the row; the message is one sentence that says what is missing. Never counts as reached.
 */
export class NotMeasurable extends Error {
  override readonly name = 'NotMeasurable';
}

export type Outcome =
  | Readonly<{ kind: 'measured'; figures: readonly Figure[] }>
  | Readonly<{ kind: 'not measured'; why: string }>
  | Readonly<{ kind: 'failed'; why: string }>;

/** The result of a row. `load` is the machine's load average (1 minute) when the row began. */
export type BenchResult = Readonly<{
  row: Omit<BenchRow, 'measure'>;
  outcome: Outcome;
  notes: readonly string[];
  seconds: number;
  load: number;
}>;
