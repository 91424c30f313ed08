import type { RoleLimits } from '../core/index.ts';
import { type Span, maxSimultaneous } from './spans.ts';

/** The limits of how much one person may book (decisions.md P18); null = no limit. */
export type Quota = Pick<RoleLimits, 'maxOpenBookings' | 'maxMinutesPerDay' | 'maxParallel'>;

const minutesOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { startMinute, endMinute }) => sum + endMinute - startMinute, 0);

/** Whether one more booking is too many; `open`: how many of the person have not ended. */
export const isOverOpenBookings = (open: number, { maxOpenBookings }: Quota): boolean =>
  maxOpenBookings !== null && open + 1 > maxOpenBookings;

/** Whether the span is too much; `before`: when the person plays on the same day, on any court of any sport. */
export const isOverMinutesPerDay = (span: Span, before: readonly Span[], { maxMinutesPerDay }: Quota): boolean =>
  maxMinutesPerDay !== null && minutesOf([...before, span]) > maxMinutesPerDay;

/** Whether the person would have too many courts at the same time; `before` as above. */
export const isOverParallel = (span: Span, before: readonly Span[], { maxParallel }: Quota): boolean =>
  maxParallel !== null && maxSimultaneous(span, before) + 1 > maxParallel;
