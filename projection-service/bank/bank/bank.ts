import { bankEventTypes, movementPaymentsTable, movementsTable, statementsTable } from '@platzwart/contracts/bank';
import { readModelVersions } from '@platzwart/contracts/read-model-versions';
import type { ReadModel } from '../../core/readModel.ts';
import { writeBank } from './writeBank.ts';

/** The movements on the club's accounts, what they were used for, and the balances of the statements (docs/adr/0070). */
export const bank: ReadModel = {
  name: 'bank',
  version: readModelVersions.bank,
  handles: [
    ...bankEventTypes,
    'InvoicePaid',
    'InvoicePartPaid',
    'InvoiceReopened',
    'CreditReceived',
    'CreditWithdrawn',
    'CollectionCredited',
    'ReturnCharged',
  ],
  tables: [
    {
      definition: movementsTable,
      completion: (table) => [
        `create index movements_by_day on ${table} (booked_on)`,
        `create index movements_open on ${table} (booked_on) where state = 'OPEN'`,
        `create index movements_by_end_to_end_id on ${table} ((content->>'endToEndId'))`,
        `create index movements_by_other_iban on ${table} ((content->>'iban'))`,
      ],
    },
    {
      definition: movementPaymentsTable,
      completion: (table) => [
        `create index movement_payments_by_movement on ${table} (movement_id)`,
        `create index movement_payments_by_invoice on ${table} (invoice_id)`,
      ],
    },
    { definition: statementsTable, completion: (table) => [`create index statements_by_account on ${table} (iban)`] },
  ],
  apply: writeBank,
};
