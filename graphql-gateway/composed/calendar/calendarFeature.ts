import { attemptLimit } from '../../core/attemptLimit.ts';
import { readClubSettings } from '../../core/clubReads.ts';
import type { GatewayFeature } from '../../core/gatewayFeature.ts';
import { calendarEndpoint } from './calendarEndpoint.ts';
import { calendarReads } from './calendarReads.ts';

/** Tokens that open nothing, per address and minute. */
const mostUnknown = 20;

/** The own bookings as a calendar to subscribe to. */
export const calendarFeature: GatewayFeature = {
  policies: {},
  readModels: ['bookings', 'history', 'people', 'club_settings'],
  open: ({ database, peopleReads, addressOf, now, onServerError }) => ({
    addToSchema: () => undefined,
    endpoints: [
      calendarEndpoint({
        ...{ peopleReads, addressOf, now, onServerError },
        reads: calendarReads(database),
        club: () => readClubSettings(database),
        limit: attemptLimit({ atMost: mostUnknown, milliseconds: 60_000, now }),
      }),
    ],
  }),
};
