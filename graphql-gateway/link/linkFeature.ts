import { attemptLimit } from '../core/attemptLimit.ts';
import { callerOf } from '../core/commandBus.ts';
import type { GatewayFeature } from '../core/gatewayFeature.ts';
import { addKioskPairing } from './kioskPairing.ts';
import { addLinkMutations } from './linkMutations.ts';
import { linkPolicies } from './linkPolicies.ts';
import { linkReads } from './linkReads.ts';
import { addLinkTypes } from './linkTypes.ts';

/** Codes that no screen shows, per ADMIN in ten minutes: more are guesses. */
const wrongCodes = { atMost: 20, milliseconds: 600_000 };

/** Secret links: the own calendar, and the screens of the club house (decisions.md N26, N27; docs/adr/0047-secret-links.md). */
export const linkFeature: GatewayFeature = {
  policies: linkPolicies,
  readModels: [],
  open: (services) => {
    const links = linkReads(services.database);
    const limit = attemptLimit({ ...wrongCodes, now: services.now });
    return {
      addToSchema: (builder, shared) => {
        const types = addLinkTypes(builder, shared);
        builder.queryFields((t) => ({
          calendarLink: t.field({
            type: types.calendarLink,
            nullable: true,
            description: '(+) Whether the caller has one, and since when.',
            resolve: (_, _args, context) => links.calendarOf(callerOf(context).personId),
          }),
          kiosks: t.field({ type: [types.kiosk], description: '(+)', resolve: () => links.kiosks() }),
        }));
        addLinkMutations(builder, { ...shared, ...types }, services);
        addKioskPairing(builder, { ...shared, ...types }, { ...services, links, limit });
      },
    };
  },
};
