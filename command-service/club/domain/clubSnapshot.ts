import { clubDescriptionSchema, clubModes, imprintSchema } from '@platzwart/contracts/club';
import { bookingRulesSchema, instantSchema, priceRowsSchema, sportArrangementSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { PartCodec } from '../../core/snapshotCodec.ts';
import type { ClubState } from './clubState.ts';

const stateSchema = v.object({
  mode: v.nullable(v.picklist(clubModes)),
  logHeadSentAt: v.nullable(instantSchema),
  description: v.nullable(clubDescriptionSchema),
  imprint: v.nullable(imprintSchema),
  rules: v.nullable(bookingRulesSchema),
  sports: v.array(v.object({ ...sportArrangementSchema.entries, prices: priceRowsSchema })),
});

/** The state is small enough for one piece. */
export const clubSnapshot: PartCodec<ClubState> = {
  shape: 5,
  encode: (state) => [JSON.stringify(state)],
  decode: (content) => v.parse(stateSchema, content),
};
