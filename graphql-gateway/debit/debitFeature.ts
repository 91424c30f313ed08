import type { GatewayFeature } from '../core/gatewayFeature.ts';
import { debitFileEndpoint } from './debitFileEndpoint.ts';
import { addDebitMutations } from './debitMutations.ts';
import { debitPolicies } from './debitPolicies.ts';
import { addDebitQueries } from './debitQueries.ts';
import { debitReads } from './debitReads.ts';

/** SEPA direct debit: a person's mandate, and for ADMINs the collections with their files. */
export const debitFeature: GatewayFeature = {
  policies: debitPolicies,
  readModels: ['debits', 'invoices', 'people', 'club_settings'],
  open: ({ database, commandBus, peopleReads, ...services }) => {
    const debits = debitReads(database);
    return {
      addToSchema: (builder, shared) => {
        addDebitQueries(builder, { debits, peopleReads });
        addDebitMutations(builder, shared, { commandBus });
      },
      endpoints: [debitFileEndpoint({ ...services, debits })],
    };
  },
};
