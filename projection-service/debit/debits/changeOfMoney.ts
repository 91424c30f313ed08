import {
  type CollectionCredited,
  type DebitEvent,
  type DebitRefunded,
  type ReturnCharged,
  debitIdOf,
} from '@platzwart/contracts/debit';
import type { InvoicePaid } from '@platzwart/contracts/invoice';
import type { PersonErased } from '@platzwart/contracts/user';
import type { Change } from './changeRows.ts';

/** How much of a collection was found on the account, what banks took, what an invoice needed, and what the club paid back. */
export type AboutMoney = CollectionCredited | DebitRefunded | InvoicePaid | ReturnCharged;

export const isAboutMoney = (event: DebitEvent | InvoicePaid | PersonErased): event is AboutMoney =>
  ['CollectionCredited', 'DebitRefunded', 'InvoicePaid', 'ReturnCharged'].includes(event.type);

export const changeOfMoney = (event: AboutMoney): Change => {
  switch (event.type) {
    case 'CollectionCredited': {
      const { collectionId, movement } = event.data;
      const values = [collectionId, movement.amount];
      return { table: 'collections', where: 'collection_id = $2', values, set: 'credited = credited + $3' };
    }
    case 'DebitRefunded': {
      const values = [debitIdOf(event.data), event.data.refundedOn];
      return { table: 'debits', where: 'debit_id = $2', values, set: 'refunded_on = $3' };
    }
    // Of the debit with this reference, which has just been collected.
    case 'InvoicePaid': {
      const { invoiceId, method, reference, amount } = event.data;
      return {
        ...{ table: 'debits', where: `invoice_id = $2 and end_to_end_id = $3 and state = 'COLLECTED' and $4` },
        ...{
          values: [invoiceId, reference, method === 'DIRECT_DEBIT', amount],
          set: 'surplus = greatest(0, amount - $5)',
        },
      };
    }
    case 'ReturnCharged': {
      const values = [debitIdOf(event.data), event.data.fee];
      return { table: 'debits', where: 'debit_id = $2', values, set: 'return_fee = $3' };
    }
  }
};
