import type { GatewayFeature } from '../../core/gatewayFeature.ts';
import { accountingEndpoint } from './accountingEndpoint.ts';
import { readAccounting } from './accountingReads.ts';
import { exportPostings } from './exportPostings.ts';
import { addExports, exportsPolicies } from './exportsSchema.ts';
import { readExportFile, readExports } from './recordedExports.ts';
import { readYear } from './year/yearReads.ts';

/** The files for the club's accountant. */
export const accountingFeature: GatewayFeature = {
  policies: exportsPolicies,
  readModels: ['bookings', 'history', 'club_settings', 'invoices', 'vouchers'],
  open: ({ database, authenticate, commandBus, onServerError, now }) => {
    const reads = { readAccounting: () => readAccounting(database), readExports: () => readExports(database), now };
    return {
      addToSchema: (builder, shared) =>
        addExports(builder, shared, { ...reads, exportPostings: exportPostings({ ...reads, commandBus }) }),
      endpoints: [
        accountingEndpoint({
          ...{ ...reads, authenticate, onServerError },
          readExportFile: (exportId) => readExportFile(database, exportId),
          readYear: (period, postings) => readYear(database, period, postings),
        }),
      ],
    };
  },
};
