import type { GatewayFeature } from '../core/gatewayFeature.ts';
import { clubEventCacheTopics } from './clubEventCacheTopics.ts';
import { addEventMutations } from './clubEventMutations.ts';
import { clubEventPolicies } from './clubEventPolicies.ts';
import { addEventQueries } from './clubEventQueries.ts';
import { clubEventReads } from './clubEventReads.ts';
import { addEventInput, addEventResult, addEventType } from './clubEventType.ts';

/** The events of the club: public, with the courts that they occupy. */
export const clubEventFeature: GatewayFeature = {
  policies: clubEventPolicies,
  cacheTopics: clubEventCacheTopics,
  readModels: ['club_events'],
  open: ({ database, commandBus, now, invalidateResponses }) => {
    const events = clubEventReads(database);
    return {
      addToSchema: (builder, shared) => {
        const types = addEventType(builder, events);
        addEventQueries(builder, types, { events, now });
        const [eventInput, eventResult] = [addEventInput(builder, types), addEventResult(builder, shared, types)];
        addEventMutations(builder, { ...shared, eventInput, eventResult }, { events, commandBus });
      },
      onReadModelChange: { club_events: () => invalidateResponses('club_events', null) },
    };
  },
};
