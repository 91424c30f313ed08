import type { GatewayFeature } from '../../core/gatewayFeature.ts';
import { accountingEndpoint } from './accountingEndpoint.ts';
import { exportPostings } from './exportPostings.ts';
import { addExports, exportsPolicies } from './exportsSchema.ts';
import { readExportFile, readExports } from './recordedExports.ts';

/** The files for the club's accountant. */
export const accountingFeature: GatewayFeature = {
  policies: exportsPolicies,
  readModels: ['bookings', 'history', 'club_settings', 'invoices', 'vouchers'],
  open: ({ database, commandBus, ...services }) => {
    const reads = { readExports: () => readExports(database) };
    return {
      addToSchema: (builder, shared) =>
        addExports(builder, shared, {
          ...reads,
          exportPostings: exportPostings({ ...reads, ...services, commandBus }),
        }),
      endpoints: [
        accountingEndpoint({ ...services, readExportFile: (exportId) => readExportFile(database, exportId) }),
      ],
    };
  },
};
