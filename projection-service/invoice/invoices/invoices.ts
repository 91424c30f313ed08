import { claimsTable, creditsTable, invoiceEventTypes, invoicesTable } from '@platzwart/contracts/invoice';
import { readModelVersions } from '@platzwart/contracts/read-model-versions';
import type { ReadModel } from '../../core/readModel.ts';
import { claimEventTypes } from './claimEvents.ts';
import { writeClaims } from './writeClaims.ts';
import { writeCredits } from './writeCredits.ts';
import { writeInvoices } from './writeInvoices.ts';

/** What people owe (decisions.md I2, N32), the invoices about it and the documents that cancel them (I1 to I5), and what was paid too much (Q1). */
export const invoices: ReadModel = {
  name: 'invoices',
  version: readModelVersions.invoices,
  readByMails: ['claims'],
  handles: [...new Set([...claimEventTypes, ...invoiceEventTypes])],
  tables: [
    {
      definition: invoicesTable,
      completion: (table) => [
        `create index invoices_by_person on ${table} (person_id, number)`,
        `create unique index invoices_by_number on ${table} (number)`,
        `create index invoices_by_changed_at on ${table} (changed_at)`,
      ],
    },
    {
      definition: claimsTable,
      completion: (table) => [
        `create index claims_by_person_and_date on ${table} (person_id, date)`,
        // What the key figures of a year know of bookings that are billed and paid.
        `create index claims_counted on ${table} (date) include (item_id, state)
         where kind in ('COURT', 'GUEST_FEE') and state <> 'NONE'`,
        `create index claims_by_changed_at on ${table} (changed_at)`,
        `create index claims_open on ${table} (date) where state = 'OPEN'`,
        `create index claims_to_refund on ${table} (date) where club_payment = 'REFUND_DUE'`,
      ],
    },
    {
      definition: creditsTable,
      completion: (table) => [
        `create index credits_by_person on ${table} (person_id)`,
        `create index credits_left on ${table} (received_on) where rest > 0`,
      ],
    },
  ],
  apply: async (events, effects) => {
    await writeClaims(events, effects);
    await writeInvoices(events, effects);
    await writeCredits(events, effects);
  },
};
