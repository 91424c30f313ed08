import type { GatewayFeature } from '../core/gatewayFeature.ts';
import { documentEndpoint } from './documentEndpoint.ts';
import { documentReads } from './documentReads.ts';

/** The documents of invoices to download. */
export const documentFeature: GatewayFeature = {
  policies: {},
  readModels: ['people', 'invoices'],
  open: ({ database, ...services }) => ({
    addToSchema: () => undefined,
    endpoints: [documentEndpoint({ ...services, documents: documentReads(database) })],
  }),
};
