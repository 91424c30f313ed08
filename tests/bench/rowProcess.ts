import { type BenchRow, NotMeasurable, type Outcome } from './row.ts';
import { allRows } from './rows.ts';

/** A process that measures one row; sends its parent the reported lines, and finally the outcome. */
const measured = async (row: BenchRow): Promise<Outcome> => {
  const figures = await row.measure((note) => process.send?.({ note }));
  return { kind: 'measured', figures };
};

const instead = (error: unknown): Outcome => ({
  kind: error instanceof NotMeasurable ? 'not measured' : 'failed',
  why: error instanceof Error ? error.message : String(error),
});

const row = allRows.find(({ id }) => id === process.argv[2]);
if (!row) throw new Error(`No row ${process.argv[2]}`);
const outcome = await measured(row).catch((error: unknown) => {
  if (!(error instanceof NotMeasurable)) console.error(error);
  return instead(error);
});
process.send?.({ outcome }, () => process.exit(0));
