import type { BookingCategory } from '@platzwart/contracts/booking';
import { type LocalDate, courtNumberSchema, localDateSchema, sportKeySchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { searchSchema } from '../../core/wordSearch.ts';
import type { BookingState } from '../../core/sharedTypes.ts';

export const bookingSorts = ['DATE', 'COURT', 'CATEGORY', 'PERSON', 'PRICE'] as const;
export type BookingSort = (typeof bookingSorts)[number];

/** Filter, order and page of the list of a sport's bookings; null: all (decisions.md N10, N11). Both days are included. */
export type BookingFilter = Readonly<{
  sport: string;
  search: string;
  state: BookingState | null;
  category: BookingCategory | null;
  court: number | null;
  fromDate: LocalDate | null;
  toDate: LocalDate | null;
  sort: BookingSort;
  descending: boolean;
  page: number;
  size: number;
}>;

const count = (maxValue: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxValue));

/** Pages count from 1; values that the schema does not check itself. */
export const bookingLimitsSchema = v.object({
  sport: sportKeySchema,
  search: searchSchema,
  court: v.nullable(courtNumberSchema),
  fromDate: v.nullable(localDateSchema),
  toDate: v.nullable(localDateSchema),
  page: count(100_000),
  size: count(100),
});
