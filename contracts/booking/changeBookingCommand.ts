import * as v from 'valibot';
import {
  bookingIdSchema,
  priceSchema,
  courtNumberSchema,
  localDateSchema,
  localTimeSchema,
  maxBookingsOfCommand,
  onConflicts,
  sportKeySchema,
  textSchema,
} from '../core/index.ts';
import { bookingCategories } from '../core/bookingCategories.ts';
import { changeScopes } from './bookingChangeEvents.ts';
import { expectedRevision, occurrenceChoiceSchema, remark, title } from './entryFields.ts';
import { repetitions } from './recurrence.ts';

/**
 * What an ADMIN changes of a booking or a series (decisions.md B18, N14). Time, court, sport and category are always given; a text, person
 * or price that is missing stays as it is, and null removes it: a price of null is that of the list.
 */
export const changeBookingSchema = v.object({
  /** Of a booking, or of a series. */
  bookingId: bookingIdSchema,
  expectedRevision,
  /** Null: this date for NONE and without a repetition, else all. */
  scope: v.nullable(v.picklist(changeScopes)),
  category: v.picklist(bookingCategories),
  userID: v.optional(v.nullable(textSchema)),
  title: v.optional(title),
  sport: sportKeySchema,
  court: courtNumberSchema,
  date: localDateSchema,
  start: localTimeSchema,
  end: localTimeSchema,
  /** As they are; only the last date of a series can be changed. */
  repetition: v.nullable(v.picklist(repetitions)),
  startdate: v.nullable(localDateSchema),
  enddate: v.nullable(localDateSchema),
  /** Also dates that were changed by themselves (decisions.md N14). */
  includeChanged: v.boolean(),
  onConflict: v.picklist(onConflicts),
  choices: v.pipe(v.array(occurrenceChoiceSchema), v.maxLength(maxBookingsOfCommand)),
  price: v.optional(v.nullable(priceSchema)),
  remark: v.optional(remark),
  reason: remark,
});
export type ChangeBooking = Readonly<{ type: 'ChangeBooking'; data: v.InferOutput<typeof changeBookingSchema> }>;
