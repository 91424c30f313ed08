import type { Builder } from '../core/builder.ts';
import type { GatewayFeature } from '../core/gatewayFeature.ts';
import { type PolicyTable, allOf, forAdmins } from '../core/policy.ts';
import type { ReadReadModelStates, ReadModelState } from '../core/readModelStates.ts';

const readModelPolicies: PolicyTable = {
  ReadModel: allOf(['id', 'name', 'version', 'position', 'behind', 'rebuilding'], forAdmins),
  Query: { readModels: forAdmins },
};

const addReadModels = (builder: Builder, readModels: ReadReadModelStates): void => {
  const readModel = builder.node(builder.objectRef<ReadModelState>('ReadModel'), {
    description: '(+)',
    id: { resolve: ({ name }) => name },
    loadOne: async (name, context) =>
      context.viewer().principal === 'ADMIN' ? ((await readModels()).find((one) => one.name === name) ?? null) : null,
    fields: (t) => ({
      name: t.exposeString('name'),
      version: t.exposeInt('version'),
      position: t.string({
        description: 'Opaque; empty before the first event.',
        resolve: ({ position }) => position ?? '',
      }),
      behind: t.exposeInt('behind', { description: 'Events that are not applied yet.' }),
      rebuilding: t.exposeFloat('rebuilding', {
        nullable: true,
        description: 'Null while no rebuild runs, else its progress from 0 to 1.',
      }),
    }),
  });
  builder.queryField('readModels', (t) =>
    t.field({
      type: [readModel],
      description: '(+) The read models and their positions.',
      resolve: async () => [...(await readModels())],
    }),
  );
};

/** The positions and states of the read models, for an ADMIN. */
export const readModelsFeature: GatewayFeature = {
  policies: readModelPolicies,
  readModels: [],
  open: ({ readReadModelStates }) => ({ addToSchema: (builder) => addReadModels(builder, readReadModelStates) }),
};
