import { collectionsTable, debitEventTypes, debitsTable, mandatesTable } from '@platzwart/contracts/debit';
import { readModelVersions } from '@platzwart/contracts/read-model-versions';
import type { ReadModel } from '../../core/readModel.ts';
import { writeDebits } from './writeDebits.ts';

/** Mandates, and the collections with what each of them collects. */
export const debits: ReadModel = {
  name: 'debits',
  version: readModelVersions.debits,
  handles: [...debitEventTypes, 'InvoicePaid', 'PersonErased'],
  tables: [
    {
      definition: mandatesTable,
      completion: (table) => [`create index mandates_by_person on ${table} (person_id) where not revoked`],
    },
    { definition: collectionsTable, completion: () => [] },
    {
      definition: debitsTable,
      completion: (table) => [
        `create index debits_by_collection on ${table} (collection_id, number)`,
        `create index debits_by_person on ${table} (person_id, number)`,
        `create index debits_pending on ${table} (invoice_id) where state = 'PENDING'`,
        `create index debits_to_refund on ${table} (execution_on) where surplus > 0 and refunded_on is null`,
      ],
    },
  ],
  apply: writeDebits,
};
