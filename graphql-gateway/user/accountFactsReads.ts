import { type PersonId, rowReader } from '@platzwart/contracts/core';
import { type AccountFactRow, accountFactsTable } from '@platzwart/contracts/user';
import type { Database } from '../core/database.ts';

const { type, occurredAt, reason } = accountFactsTable.columns;
const reader = rowReader({ type, occurredAt, reason });
const ofPerson = `select ${reader.selectList()} from people.facts where person_id = $1 order by position`;

/** `what` is the name of an event, `at` an ISO 8601 instant; `reason` is what an ADMIN told the person, where there is one. */
export type AccountFact = Readonly<{ at: string; what: AccountFactRow['type']; reason?: string }>;

/** Everything that ever happened to a person's account, oldest first. */
export type AccountFactsReads = Readonly<{ ofPerson: (personId: PersonId) => Promise<readonly AccountFact[]> }>;

export const accountFactsReads = (database: Database): AccountFactsReads => ({
  ofPerson: async (personId) => {
    const facts = reader.decode(await database.rows(ofPerson, [personId]));
    return facts.map((fact) => ({
      at: fact.occurredAt,
      what: fact.type,
      ...(fact.reason !== null && { reason: fact.reason }),
    }));
  },
});
