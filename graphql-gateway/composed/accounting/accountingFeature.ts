import type { GatewayFeature } from '../../core/gatewayFeature.ts';
import { accountingEndpoint } from './accountingEndpoint.ts';
import { readAccounting } from './accountingReads.ts';
import { readYear } from './year/yearReads.ts';

/** The files for the club's accountant. */
export const accountingFeature: GatewayFeature = {
  policies: {},
  readModels: ['bookings', 'history', 'club_settings', 'invoices', 'vouchers'],
  open: ({ database, authenticate, onServerError, now }) => ({
    addToSchema: () => undefined,
    endpoints: [
      accountingEndpoint({
        ...{ authenticate, now, onServerError },
        readAccounting: () => readAccounting(database),
        readYear: (period, postings) => readYear(database, period, postings),
      }),
    ],
  }),
};
