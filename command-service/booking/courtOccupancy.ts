import { type LedgerBooking, courtDayOf } from './ledgerBooking.ts';
import type { LedgerState } from './ledgerState.ts';

type Span = Readonly<{ startMinute: number; endMinute: number }>;
type SpanOnCourt = Span & Pick<LedgerBooking, 'sport' | 'date' | 'court'>;

/** Whether both have a minute in common; one that ends when the other starts does not. */
export const overlaps = (one: Span, other: Span): boolean =>
  one.startMinute < other.endMinute && other.startMinute < one.endMinute;

/** Whether a live booking has a minute of this court and day: the one guard of every path (decisions.md B21). */
export const isTaken = ({ taken }: LedgerState, span: SpanOnCourt): boolean =>
  (taken.get(courtDayOf(span)) ?? []).some((booking) => overlaps(booking, span));

/** The largest number of `others` that run at the same moment during `span`. */
export const mostAtOnce = (span: Span, others: readonly Span[]): number => {
  const during = others.filter((other) => overlaps(other, span));
  const moments = [span, ...during].map(({ startMinute }) => Math.max(startMinute, span.startMinute));
  return Math.max(...moments.map((moment) => during.filter((other) => isRunning(other, moment)).length));
};

const isRunning = ({ startMinute, endMinute }: Span, moment: number): boolean =>
  startMinute <= moment && moment < endMinute;
