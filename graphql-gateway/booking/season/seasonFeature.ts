import { attemptLimit } from '../../core/attemptLimit.ts';
import { changeFeed } from '../../core/changeFeed.ts';
import type { Builder } from '../../core/builder.ts';
import type { GatewayFeature } from '../../core/gatewayFeature.ts';
import type { Frame } from '../../core/liveTopic.ts';
import { seriesReads } from '../seriesReads.ts';
import { addSeasonMutations } from './seasonMutations.ts';
import { linkAttempts } from './linkAttempts.ts';
import { seasonPolicies } from './seasonPolicies.ts';
import { addSeasonQueries } from './seasonQueries.ts';
import { seasonReads } from './seasonReads.ts';
import { addSeasonTypes } from './seasonTypes.ts';

/** Tokens that open nothing, per address and minute. */
const mostUnknown = 20;

/** Says that a draft has changed; what it is now is read by a query. */
const addSeasonSubscription = (builder: Builder): void => {
  const change = builder.objectRef<Frame>('SeasonChange').implement({
    description: '(+)',
    fields: (t) => ({ position: t.exposeString('position') }),
  });
  builder.subscriptionField('seasonChanged', (t) =>
    t.field({
      type: change,
      description: '(+) A holder answered, or a draft was changed or booked; the frames begin now.',
      subscribe: () => Promise.reject(new Error('Subscriptions are opened by live/sharedSubscriptions.ts')),
      resolve: (frame: Frame) => frame,
    }),
  );
};

/** Last season's series as a draft of the next one, and what their holders answer (docs/adr/0041-season-take-over.md). */
export const seasonFeature: GatewayFeature = {
  policies: seasonPolicies,
  readModels: ['season_plans', 'bookings', 'people', 'club_settings'],
  open: ({ database, commandBus, peopleReads, now }) => {
    const seasons = seasonReads(database);
    const links = linkAttempts(attemptLimit({ atMost: mostUnknown, milliseconds: 60_000, now }), seasons);
    const services = { links, seasons, series: seriesReads(database), peopleReads, commandBus };
    const feed = changeFeed();
    return {
      addToSchema: (builder, shared) => {
        const types = { ...shared, ...addSeasonTypes(builder, shared) };
        addSeasonQueries(builder, types, services);
        addSeasonMutations(builder, types, services);
        addSeasonSubscription(builder);
      },
      liveSources: { seasonChanged: feed.topic },
      onReadModelChange: { season_plans: feed.advance },
    };
  },
};
