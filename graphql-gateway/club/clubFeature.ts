import type { Builder } from '../core/builder.ts';
import type { DemoLogin } from '../core/demoLogins.ts';
import type { GatewayFeature } from '../core/gatewayFeature.ts';
import { joinPolicies } from '../core/policy.ts';
import { Refusal } from '../core/refusal.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { addBookingInfos } from './bookingInfos.ts';
import { clubCacheTopics } from './clubCacheTopics.ts';
import { clubPolicies } from './clubPolicies.ts';
import { addGeneralInfos } from './generalInfos.ts';
import { addImprint, imprintPolicies } from './imprint.ts';

const addClub = (builder: Builder, shared: SharedTypes, demoLogins: readonly DemoLogin[]): void => {
  const generalInfos = addGeneralInfos(builder, shared, demoLogins);
  const bookingInfos = addBookingInfos(builder, shared);
  addImprint(builder);
  builder.queryFields((t) => ({
    generalInfos: t.field({ type: generalInfos, resolve: (_, _args, context) => context.club() }),
    bookingInfos: t.field({
      type: bookingInfos,
      resolve: async (_, _args, context) => {
        const { principal } = context.viewer();
        if (principal === 'ANONYMOUS') throw new Refusal('LOGIN_REQUIRED');
        return { ...(await context.club()), role: principal };
      },
    }),
  }));
};

/** What the public knows about the club, what members need to know to book, and the imprint. */
export const clubFeature: GatewayFeature = {
  policies: joinPolicies([clubPolicies, imprintPolicies]),
  cacheTopics: clubCacheTopics,
  readModels: ['club_settings'],
  open: ({ demoLogins, invalidateResponses }) => ({
    addToSchema: (builder, shared) => addClub(builder, shared, demoLogins),
    onReadModelChange: { club_settings: () => invalidateResponses('club_settings', null) },
  }),
};
