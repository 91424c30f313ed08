import { courtPlanReads } from '../../booking/courtPlanReads.ts';
import { attemptLimit } from '../../core/attemptLimit.ts';
import { readClubSettings } from '../../core/clubReads.ts';
import type { GatewayFeature } from '../../core/gatewayFeature.ts';
import { kioskEndpoint } from './kioskEndpoint.ts';
import { pairingEndpoint } from './pairingEndpoint.ts';
import { kioskPlan } from './kioskPlan.ts';

/** Tokens that open nothing, per address and minute. A screen whose link was removed asks twice a minute. */
const mostUnknown = 20;

/** Screens that ask to be paired, per address and minute: each asks once in ten minutes. */
const mostPairings = 20;

/** The screens in the club house. */
export const kioskFeature: GatewayFeature = {
  policies: {},
  readModels: ['bookings', 'people', 'club_settings'],
  open: ({ database, peopleReads, commands, addressOf, clientBuild, now, onServerError }) => {
    const reads = { plan: courtPlanReads(database), peopleReads, club: () => readClubSettings(database) };
    return {
      addToSchema: () => undefined,
      endpoints: [
        kioskEndpoint({
          ...{ database, addressOf, clientBuild, now, onServerError },
          planNow: () => kioskPlan(reads, now()),
          limit: attemptLimit({ atMost: mostUnknown, milliseconds: 60_000, now }),
        }),
        pairingEndpoint({
          ...{ commands, addressOf, onServerError },
          limit: attemptLimit({ atMost: mostPairings, milliseconds: 60_000, now }),
        }),
      ],
    };
  },
};
