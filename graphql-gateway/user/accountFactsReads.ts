import type { PersonId } from '@platzwart/contracts/core';
import { userEventTypes } from '@platzwart/contracts/user';
import * as v from 'valibot';
import { type Database, decodeRows } from '../core/database.ts';

/** `what` is the name of an event, `at` an ISO 8601 instant. */
export type AccountFact = Readonly<{ at: string; what: (typeof userEventTypes)[number] }>;

/** Everything that ever happened to a person's account, oldest first. */
export type AccountFactsReads = Readonly<{ ofPerson: (personId: PersonId) => Promise<readonly AccountFact[]> }>;

const factSchema: v.GenericSchema<unknown, AccountFact> = v.object({
  at: v.string(),
  what: v.picklist(userEventTypes),
});

export const accountFactsReads = (database: Database): AccountFactsReads => ({
  ofPerson: async (personId) =>
    decodeRows(
      factSchema,
      await database.rows(
        `select to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, type as what
         from people.facts where person_id = $1 order by position`,
        [personId],
      ),
    ),
});
