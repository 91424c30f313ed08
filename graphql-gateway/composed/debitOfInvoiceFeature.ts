import { debitReads } from '../debit/debitReads.ts';
import type { GatewayFeature } from '../core/gatewayFeature.ts';
import { ownerOrAdmin } from '../core/policy.ts';
import { invoiceType } from '../invoice/invoiceTypeReference.ts';

/** On which day an invoice is collected, beside the invoice. */
export const debitOfInvoiceFeature: GatewayFeature = {
  policies: { Invoice: { collectedOn: ownerOrAdmin } },
  readModels: ['debits', 'invoices'],
  open: ({ database }) => {
    const debits = debitReads(database);
    return {
      addToSchema: (builder) =>
        builder.objectField(invoiceType(builder), 'collectedOn', (t) =>
          t.field({
            type: 'Date',
            nullable: true,
            description:
              '(+) The day of a direct debit that is announced or with the bank: nothing is to be transferred.',
            resolve: async ({ invoiceId }) => (await debits.pendingOf(invoiceId))?.executionOn ?? null,
          }),
        ),
    };
  },
};
