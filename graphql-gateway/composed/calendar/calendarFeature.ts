import { clubEventReads } from '../../club-event/clubEventReads.ts';
import { attemptLimit } from '../../core/attemptLimit.ts';
import { readClubSettings } from '../../core/clubReads.ts';
import type { GatewayFeature } from '../../core/gatewayFeature.ts';
import { calendarEndpoint } from './calendarEndpoint.ts';
import { feedReads } from './feedReads.ts';
import { eventsEndpoints } from './eventsEndpoints.ts';

/** Tokens that open nothing, per address and minute. */
const mostUnknown = 20;

/** The own bookings and the events of the club as calendars to subscribe to. */
export const calendarFeature: GatewayFeature = {
  policies: {},
  readModels: ['bookings', 'club_events', 'history', 'people', 'club_settings'],
  open: ({ database, peopleReads, addressOf, takeTurn, now, onServerError }) => ({
    addToSchema: () => undefined,
    endpoints: [
      // Before the path of the secret addresses, which is above theirs.
      ...eventsEndpoints({
        ...{ addressOf, takeTurn, now, onServerError },
        events: clubEventReads(database),
        clubName: async () => (await readClubSettings(database)).description.displayName,
      }),
      calendarEndpoint({
        ...{ peopleReads, addressOf, takeTurn, now, onServerError },
        reads: feedReads(database),
        club: () => readClubSettings(database),
        limit: attemptLimit({ atMost: mostUnknown, milliseconds: 60_000, now }),
      }),
    ],
  }),
};
