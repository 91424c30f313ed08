import type { GatewayFeature } from '../../core/gatewayFeature.ts';
import { accountingEndpoint } from './accountingEndpoint.ts';
import { readAccounting } from './accountingReads.ts';

/** The files for the club's accountant. */
export const accountingFeature: GatewayFeature = {
  policies: {},
  readModels: ['history', 'club_settings', 'invoices'],
  open: ({ database, authenticate, onServerError, now }) => ({
    addToSchema: () => undefined,
    endpoints: [
      accountingEndpoint({ authenticate, now, onServerError, readAccounting: () => readAccounting(database) }),
    ],
  }),
};
