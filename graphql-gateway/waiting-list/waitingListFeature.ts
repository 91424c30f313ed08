import { changeFeed } from '../core/changeFeed.ts';
import type { GatewayFeature } from '../core/gatewayFeature.ts';
import { addWaitingListMutations } from './waitingListMutations.ts';
import { waitingListPolicies } from './waitingListPolicies.ts';
import { addWaitingListQueries } from './waitingListQueries.ts';
import { waitingListReads } from './waitingListReads.ts';
import { addWaitingListSubscription } from './waitingListSubscription.ts';
import { addWaitingEntryType } from './waitingEntryType.ts';

/** Who waits for a court, the running offers, and what becomes of both (decisions.md N25). */
export const waitingListFeature: GatewayFeature = {
  policies: waitingListPolicies,
  readModels: ['waiting_list', 'people', 'club_settings'],
  open: ({ database, commandBus }) => {
    const waiting = waitingListReads(database);
    const feed = changeFeed();
    return {
      addToSchema: (builder, shared) => {
        const entry = addWaitingEntryType(builder, shared);
        addWaitingListQueries(builder, entry, waiting);
        addWaitingListMutations(builder, shared, { commandBus });
        addWaitingListSubscription(builder);
      },
      liveSources: { waitingListChanged: feed.topic },
      onReadModelChange: { waiting_list: feed.advance },
    };
  },
};
