import {
  accountingSchema,
  billingSchema,
  clubDescriptionSchema,
  clubModes,
  imprintSchema,
  issuedTermsSchema,
} from '@platzwart/contracts/club';
import { bookingRulesSchema, instantSchema, priceRowsSchema, sportArrangementSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { PartCodec } from '../../core/snapshotCodec.ts';
import type { ClubState } from './clubState.ts';

const stateSchema = v.object({
  eventCount: v.number(),
  lastChanges: v.record(v.string(), v.number()),
  mode: v.nullable(v.picklist(clubModes)),
  logHeadSentAt: v.nullable(instantSchema),
  logProvenAt: v.nullable(instantSchema),
  logFlaws: v.number(),
  isLogProofRequested: v.boolean(),
  description: v.nullable(clubDescriptionSchema),
  imprint: v.nullable(imprintSchema),
  billing: v.nullable(billingSchema),
  accounting: v.nullable(accountingSchema),
  rules: v.nullable(bookingRulesSchema),
  terms: v.nullable(issuedTermsSchema),
  sports: v.array(v.object({ ...sportArrangementSchema.entries, prices: priceRowsSchema })),
  clearances: v.array(v.object({ clearanceId: v.string(), sports: v.array(v.string()), reason: v.string() })),
  exports: v.array(v.string()),
});

/** The state is small enough for one piece. */
export const clubSnapshot: PartCodec<ClubState> = {
  shape: 13,
  encode: (state) => [JSON.stringify(state)],
  decode: (content) => v.parse(stateSchema, content),
};
