import { bookingIdSchema, localDateSchema } from '@platzwart/contracts/core';
import type { HistoryKind } from '@platzwart/contracts/catalogue';
import { memberNumberSchema } from '@platzwart/contracts/user';
import * as v from 'valibot';
import { searchSchema } from '../core/wordSearch.ts';

const count = (maxValue: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxValue));

/** Filter and page of the club log; null: all. Periods include both days; pages count from 1. */
export const clubLogFilterSchema = v.object({
  /** A part of what entries show; empty: all. */
  search: v.nullish(searchSchema, ''),
  /** The number of the person whom an entry is about, and of the one who caused it. */
  person: v.nullish(memberNumberSchema, null),
  actor: v.nullish(memberNumberSchema, null),
  /** A booking, a series, an event …, with all that is part of it. */
  subject: v.nullish(bookingIdSchema, null),
  /** The name of an event, e.g. BookingCancelled. */
  action: v.nullish(v.pipe(v.string(), v.regex(/^[A-Z][A-Za-z]{1,60}$/)), null),
  /** The day of play. */
  day: v.nullish(localDateSchema, null),
  fromDate: v.nullish(localDateSchema, null),
  toDate: v.nullish(localDateSchema, null),
  page: v.nullish(count(100_000), 1),
  size: v.nullish(count(100), 25),
});
export type ClubLogFilter = v.InferOutput<typeof clubLogFilterSchema> & Readonly<{ kind: HistoryKind | null }>;
