type Cell = Readonly<{ weekday: number; hour: number; bookable: number; booked: number }>;

/** Percent of `whole`, rounded; 0 of nothing. */
export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));

export const sumOf = <Row>(rows: readonly Row[], valueOf: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + valueOf(row), 0);

/** Percent of the bookable time of these cells that was booked. */
export const shareOf = (cells: readonly Cell[]): number =>
  percentOf(
    sumOf(cells, ({ booked }) => booked),
    sumOf(cells, ({ bookable }) => bookable),
  );

/** The hour of the week with the greatest share, the first of several; null where nothing is booked. */
export const busiestOf = <Of extends Cell>(cells: readonly Of[]): Of | null =>
  cells.reduce<Of | null>((best, cell) => {
    const share = cell.bookable === 0 ? 0 : cell.booked / cell.bookable;
    const most = best ? best.booked / best.bookable : 0;
    return share > most ? cell : best;
  }, null);

/** The row with the greatest value, the first of several; null where none is above 0. */
export const greatestOf = <Row>(rows: readonly Row[], valueOf: (row: Row) => number): Row | null =>
  rows.reduce<Row | null>((best, row) => (valueOf(row) > (best ? valueOf(best) : 0) ? row : best), null);

/** More days than this are shown by month. */
const mostDays = 31;

/** Money by day, in order of time; of a longer period by month, whose `date` is its first day. `amounts` are in the order of `names`. A row may lack some of the amounts `names`. */
export const inBuckets = <Name extends string>(
  rows: readonly (Readonly<{ date: string }> & Readonly<Partial<Record<Name, number>>>)[],
  names: readonly Name[],
  { from, to }: Readonly<{ from: string; to: string }>,
): readonly Readonly<{ date: string; amounts: readonly number[] }>[] => {
  const isByDay = (Date.parse(to) - Date.parse(from)) / 86_400_000 < mostDays;
  const buckets = new Map<string, readonly number[]>();
  for (const row of rows) {
    const key = isByDay ? row.date : `${row.date.slice(0, 7)}-01`;
    const known = buckets.get(key);
    buckets.set(
      key,
      names.map((name, index) => (known?.[index] ?? 0) + (row[name] ?? 0)),
    );
  }
  return [...buckets]
    .map(([date, amounts]) => ({ date, amounts }))
    .toSorted((one, other) => one.date.localeCompare(other.date));
};
