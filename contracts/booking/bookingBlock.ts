import * as v from 'valibot';
import { localDateSchema, localTimeSchema, personIdSchema } from '../core/index.ts';

/** Where and when a booking is, in every event about one. */
export const block = {
  sport: v.pipe(v.string(), v.nonEmpty()),
  court: v.pipe(v.number(), v.integer(), v.minValue(1)),
  date: localDateSchema,
  start: localTimeSchema,
  end: localTimeSchema,
};
/** The people of the club who play with the owner then, and are told; missing where there are none, and in older events (decisions.md N23). */
export const membersNamed = { members: v.exactOptional(v.array(personIdSchema)) };
export const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** Why a date of a series has no booking: the court was taken, the club left it out, or its month has no such day, and this is its last one (decisions.md Q16). */
export const skipReasons = ['TAKEN', 'CHOSEN', 'NO_SUCH_DAY'] as const;
export const skippedDate = v.object({ date: block.date, court: block.court, reason: v.picklist(skipReasons) });
export type SkippedDate = Readonly<v.InferOutput<typeof skippedDate>>;
