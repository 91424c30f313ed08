/** A figure as a table: what the chart draws, a screen reader reads, paper shows and a spreadsheet opens. */
export type FigureTable = Readonly<{
  columns: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly string[])[];
}>;
