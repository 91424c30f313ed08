import { lineSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { Builder } from '../core/builder.ts';
import type { GatewayFeature } from '../core/gatewayFeature.ts';
import { parseInput } from '../core/parseInput.ts';
import { succeeded } from '../core/messages.ts';
import { type PolicyTable, allOf, forAdmins } from '../core/policy.ts';
import type { ReadReadModelStates } from '../core/readModelStates.ts';
import { Refusal } from '../core/refusal.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { type ReadModelFrame, readModelFeed } from './readModelFeed.ts';
import { type ReadModelReads, readModelReads } from './readModelReads.ts';
import { type ReadModelType, addReadModelType } from './readModelType.ts';

const fields = ['id', 'name', 'version', 'position', 'behind', 'rebuilding'];
const addedFields = ['status', 'problem', 'isRequested', 'lastRebuild', 'lastEventAt'];

const readModelPolicies: PolicyTable = {
  ReadModel: allOf([...fields, ...addedFields], forAdmins),
  ReadModelRebuild: allOf(['at', 'events', 'seconds', 'problem', 'tables'], forAdmins),
  RebuiltTable: allOf(['name', 'rowsBefore', 'rowsAfter', 'isSame'], forAdmins),
  Query: { readModels: forAdmins },
  Mutation: { rebuildReadModel: forAdmins },
  Subscription: { readModelChanged: forAdmins },
};

const addOperations = (builder: Builder, type: ReadModelType, readModels: ReadReadModelStates): void => {
  builder.queryField('readModels', (t) =>
    t.field({
      type: [type],
      description: '(+) The read models and their positions.',
      resolve: async () => [...(await readModels())],
    }),
  );
  builder.subscriptionField('readModelChanged', (t) =>
    t.field({
      type,
      description:
        '(+) A read model that has moved, or whose rebuild has; at most once a second, all of them at first.',
      subscribe: () => Promise.reject(new Error('Subscriptions are opened by live/sharedSubscriptions.ts')),
      resolve: ({ state }: ReadModelFrame) => state,
    }),
  );
};

const addRebuildMutation = (builder: Builder, { result }: SharedTypes, { requestRebuild }: ReadModelReads): void => {
  builder.mutationField('rebuildReadModel', (t) =>
    t.field({
      type: result,
      description:
        '(+) Rebuilds a read model from the events, beside the one in use, and swaps it in when it has caught up. ERR_INVALID_INPUT where there is none of this name.',
      args: { name: t.arg.string({ required: true }) },
      resolve: async (_, args, { language }) => {
        const { name } = parseInput(v.object({ name: lineSchema }), args);
        if (!(await requestRebuild(name))) throw new Refusal('ERR_INVALID_INPUT', ['name']);
        return succeeded('SUC_REBUILD_REQUESTED', language);
      },
    }),
  );
};

/** The positions and states of the read models, and their rebuilding, for an ADMIN (docs/adr/0057-rebuild-from-the-page.md). */
export const readModelsFeature: GatewayFeature = {
  policies: readModelPolicies,
  readModels: ['history'],
  open: ({ readReadModelStates, database }) => {
    const reads = readModelReads(database);
    const feed = readModelFeed(readReadModelStates);
    return {
      addToSchema: (builder, shared) => {
        addOperations(builder, addReadModelType(builder, readReadModelStates, reads), readReadModelStates);
        addRebuildMutation(builder, shared, reads);
      },
      liveSources: { readModelChanged: () => feed },
    };
  },
};
