import * as column from './columns.ts';
import { personIdSchema } from './ids.ts';
import { defineTable } from './tables.ts';

/** Part of each read model that opens sealed texts: erased people, whose texts are not read. */
export const erasedPeopleTable = defineTable('erased', 'personId', {
  personId: column.uuidOf(personIdSchema),
  erasedAt: column.instant,
});
