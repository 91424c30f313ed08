import type { Span } from '@platzwart/contracts/booking';
import type { LocalDate } from '@platzwart/contracts/core';

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
