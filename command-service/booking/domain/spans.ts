import type { LocalDate } from '@platzwart/contracts/core';

/** Minutes from local midnight, 0 to 1440. */
export type Span = Readonly<{ startMinute: number; endMinute: number }>;

/** Whether the two overlap; a span that ends when the other starts does not. */
export const overlaps = (one: Span, other: Span): boolean =>
  one.startMinute < other.endMinute && other.startMinute < one.endMinute;

/** The parts of `whole` that none of `others` covers, in order. */
export const gapsBetween = (whole: Span, others: readonly Span[]): readonly Span[] => {
  const gaps: Span[] = [];
  let from = whole.startMinute;
  for (const other of others.toSorted((one, two) => one.startMinute - two.startMinute)) {
    if (other.startMinute > from)
      gaps.push({ startMinute: from, endMinute: Math.min(other.startMinute, whole.endMinute) });
    from = Math.max(from, other.endMinute);
    if (from >= whole.endMinute) break;
  }
  if (from < whole.endMinute) gaps.push({ startMinute: from, endMinute: whole.endMinute });
  return gaps.filter(({ startMinute, endMinute }) => startMinute < endMinute);
};

/** The largest number of `others` that run at the same moment during `span`. */
export const maxSimultaneous = (span: Span, others: readonly Span[]): number => {
  const during = others.filter((other) => overlaps(other, span));
  const moments = [span, ...during].map(({ startMinute }) => Math.max(startMinute, span.startMinute));
  return Math.max(...moments.map((moment) => during.filter((other) => isRunning(other, moment)).length));
};

const isRunning = ({ startMinute, endMinute }: Span, moment: number): boolean =>
  startMinute <= moment && moment < endMinute;

/** Date and time in the club's zone. */
export type Moment = Readonly<{ date: LocalDate; minute: number }>;

export const endsAfter = (
  { date, endMinute }: Readonly<{ date: LocalDate; endMinute: number }>,
  now: Moment,
): boolean => (date === now.date ? endMinute > now.minute : date > now.date);

export const beginsAfter = (
  { date, startMinute }: Readonly<{ date: LocalDate; startMinute: number }>,
  now: Moment,
): boolean => (date === now.date ? startMinute > now.minute : date > now.date);
