/** Minutes from local midnight, 0 to 1440. */
export type Span = Readonly<{ startMinute: number; endMinute: number }>;

/** Whether the two overlap; a span that ends when the other starts does not. */
export const overlaps = (one: Span, other: Span): boolean =>
  one.startMinute < other.endMinute && other.startMinute < one.endMinute;

/** The largest number of `others` that run at the same moment during `span`. */
export const maxSimultaneous = (span: Span, others: readonly Span[]): number => {
  const during = others.filter((other) => overlaps(other, span));
  const moments = [span, ...during].map(({ startMinute }) => Math.max(startMinute, span.startMinute));
  return Math.max(...moments.map((moment) => during.filter((other) => isRunning(other, moment)).length));
};

const isRunning = ({ startMinute, endMinute }: Span, moment: number): boolean =>
  startMinute <= moment && moment < endMinute;
