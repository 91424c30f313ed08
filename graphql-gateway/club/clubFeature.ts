import { noPersonalLimits } from '@platzwart/contracts/core';
import { memberNumberSchema } from '@platzwart/contracts/user';
import { changeFeed } from '../core/changeFeed.ts';
import type { Builder } from '../core/builder.ts';
import type { GatewayFeature, GatewayServices } from '../core/gatewayFeature.ts';
import { parseInput } from '../core/parseInput.ts';
import { joinPolicies } from '../core/policy.ts';
import { Refusal } from '../core/refusal.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { addBookingInfos } from './bookingInfos.ts';
import { clubCacheTopics } from './clubCacheTopics.ts';
import { addClubEnums } from './clubEnums.ts';
import { clubPolicies } from './clubPolicies.ts';
import { addDashboardInfos, dashboardInfosPolicies } from './dashboardInfos.ts';
import { addGeneralInfos } from './generalInfos.ts';
import { addImprint, imprintPolicies } from './imprint.ts';
import { addSettingsMutations, settingsMutationPolicies } from './settingsMutations.ts';
import { addTerms, termsPolicies } from './terms.ts';
import { addSettingsSubscription, settingsSubscriptionPolicies } from './settingsSubscription.ts';

const addClub = (builder: Builder, sharedTypes: SharedTypes, services: GatewayServices): void => {
  const { demoLogins, onlinePayment, peopleReads } = services;
  const shared = { ...sharedTypes, ...addClubEnums(builder) };
  const generalInfos = addGeneralInfos(builder, shared, demoLogins);
  const { bookingInfos, limits, voucherPrice } = addBookingInfos(builder, shared, onlinePayment.methods);
  addDashboardInfos(builder, { ...shared, limits, voucherPrice });
  addSettingsMutations(builder, shared, services);
  addSettingsSubscription(builder);
  addImprint(builder);
  addTerms(builder);
  builder.queryFields((t) => ({
    generalInfos: t.field({ type: generalInfos, resolve: (_, _args, context) => context.club() }),
    bookingInfos: t.field({
      type: bookingInfos,
      resolve: async (_, _args, context) => {
        const { principal, person } = context.viewer();
        if (principal === 'ANONYMOUS') throw new Refusal('LOGIN_REQUIRED');
        return { ...(await context.club()), role: principal, ownLimits: person?.limits ?? noPersonalLimits };
      },
    }),
    bookingInfosByUser: t.field({
      type: bookingInfos,
      description:
        '(+) As `bookingInfos`, for a child of the caller: the payment methods, limits and VAT of the child (decisions.md N5). ERR_USER_NOT_FOUND for a number that nobody has.',
      args: { userID: t.arg.id({ required: true }) },
      resolve: async (_, { userID }, context) => {
        const person = await peopleReads.byMemberNumber(parseInput(memberNumberSchema, userID, 'userID'));
        if (!person) throw new Refusal('ERR_USER_NOT_FOUND', ['userID']);
        return { ...(await context.club()), role: person.role, ownLimits: person.limits };
      },
    }),
  }));
};

/** What the public knows about the club, what members need to know to book, the imprint, and all settings with their changes. */
export const clubFeature: GatewayFeature = {
  policies: joinPolicies([
    ...[clubPolicies, imprintPolicies, dashboardInfosPolicies, termsPolicies],
    ...[settingsMutationPolicies, settingsSubscriptionPolicies],
  ]),
  cacheTopics: clubCacheTopics,
  readModels: ['club_settings'],
  open: (services) => {
    const feed = changeFeed();
    return {
      addToSchema: (builder, shared) => addClub(builder, shared, services),
      liveSources: { settingsChanged: feed.topic },
      onReadModelChange: {
        club_settings: (change) => {
          services.invalidateResponses('club_settings', null);
          feed.advance(change);
        },
      },
    };
  },
};
