import { sportKeySchema } from '@platzwart/contracts/core';
import { type SeasonPlanId, seasonPlanIdSchema } from '@platzwart/contracts/booking';
import * as v from 'valibot';
import type { Builder } from '../../core/builder.ts';
import type { GatewayContext } from '../../core/context.ts';
import { parseInput } from '../../core/parseInput.ts';
import { hashOfLinkToken } from '../../core/linkToken.ts';
import type { LinkAttempts } from './linkAttempts.ts';
import { type PlanWithSeries, type SeasonServices, seasonPlanOf } from './seasonPlanOf.ts';
import type { SeasonOffer, SeasonTypes } from './seasonTypes.ts';

/** The offer of a secret link; null where the link is unknown or was ended, or its person is blocked. */
const offerOf = async (
  services: SeasonServices,
  token: string,
  context: GatewayContext,
): Promise<SeasonOffer | null> => {
  const hash = hashOfLinkToken(token);
  const link = hash === null ? null : await services.seasons.linkByHash(hash);
  const found = link && (await seasonPlanOf(services, link.planId, context));
  if (!found?.plan.isOpen) return null;
  const series = found.series.filter(({ facts }) => facts.personId === link?.personId && facts.askedOn !== null);
  const person = series[0]?.person;
  return person?.active ? { plan: found.plan, person, series } : null;
};

export const addSeasonQueries = (
  builder: Builder,
  { plan, offer }: SeasonTypes,
  services: SeasonServices & Readonly<{ links: LinkAttempts }>,
): void => {
  const planOf = (planId: SeasonPlanId, context: GatewayContext): Promise<PlanWithSeries | null> =>
    seasonPlanOf(services, planId, context);
  builder.queryFields((t) => ({
    seasonPlans: t.field({
      type: [plan],
      description: '(+) The drafts of a sport, the newest first.',
      args: { sport: t.arg.string({ required: true }) },
      resolve: async (_, args, context) => {
        const { sport } = parseInput(v.object({ sport: sportKeySchema }), args);
        const plans = await Promise.all(
          (await services.seasons.plansOf(sport)).map(({ planId }) => planOf(planId, context)),
        );
        return plans.filter((each) => each !== null);
      },
    }),
    seasonPlan: t.field({
      type: plan,
      nullable: true,
      description: '(+) Null for an unknown one.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, context) => planOf(parseInput(v.object({ id: seasonPlanIdSchema }), { id }).id, context),
    }),
    seasonOffer: t.field({
      type: offer,
      nullable: true,
      description:
        '(+) For whoever has the secret link, signed in or not; null where it is unknown or was ended. ERR_SEASON_OFFER_LATER where it is unknown, after too many of these.',
      args: { token: t.arg.string({ required: true }) },
      resolve: (_, { token }, context) => services.links({ token, context }, () => offerOf(services, token, context)),
    }),
  }));
};
