import * as v from 'valibot';
import { courtNumberSchema, lineSchema, linesSchema, localDateSchema } from '../core/index.ts';

/** Texts of bookings, as they are entered. */
export const remark = v.nullable(v.pipe(linesSchema, v.maxLength(500)));
export const title = v.nullable(v.pipe(lineSchema, v.minLength(1), v.maxLength(100)));

export const occurrenceActions = ['SKIP', 'OTHER_COURT', 'DISPLACE'] as const;

/** What happens on one date and court of the order, instead of what its `onConflict` says. */
export const occurrenceChoiceSchema = v.pipe(
  v.object({
    date: localDateSchema,
    court: courtNumberSchema,
    action: v.picklist(occurrenceActions),
    otherCourt: v.nullable(courtNumberSchema),
  }),
  v.forward(
    v.check(({ action, otherCourt }) => (action === 'OTHER_COURT') === (otherCourt !== null), 'the other court'),
    ['otherCourt'],
  ),
);
export type OccurrenceChoice = Readonly<v.InferOutput<typeof occurrenceChoiceSchema>>;

/** The booking's `revision` that the caller was shown; null or missing: any. */
export const expectedRevision = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null);
