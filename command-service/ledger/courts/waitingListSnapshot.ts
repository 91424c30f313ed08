import { bookingIdSchema, localDateSchema, personIdSchema, waitingEntryIdSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';

/** Somebody who waits, as the ledger's snapshot has them. */
export const waitingEntrySchema = v.object({
  ...{ entryId: waitingEntryIdSchema, personId: personIdSchema, sport: v.string(), date: localDateSchema },
  ...{ fromMinute: v.number(), toMinute: v.number(), minutes: v.number(), passed: v.array(v.number()) },
  offer: v.nullable(
    v.object({
      ...{ holdId: bookingIdSchema, court: v.number(), expiresAt: v.string() },
      ...{ startMinute: v.number(), endMinute: v.number() },
    }),
  ),
});
