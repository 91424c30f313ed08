import type { PlantedBug } from './plantedBug.ts';

const gateway = (name: string): string => `graphql-gateway/${name}`;

/** Holes for those who come to break in: the suites of `npm run security` have to get through them. */
export const bugsInDefences: readonly PlantedBug[] = [
  {
    bug: 'A token that was made for others is good here',
    edits: [{ file: gateway('core/sessions.ts'), find: 'issuer, audience, typ,', replace: 'issuer, typ,' }],
    project: 'security',
    caughtBy: ['tokens'],
  },
  {
    bug: 'The token says by which algorithm it is to be checked',
    edits: [{ file: gateway('core/sessions.ts'), find: "algorithms: ['HS256'], ", replace: '' }],
    project: 'security',
    caughtBy: ['tokens'],
  },
  {
    bug: 'A member reads the bookings of whoever they name',
    edits: [
      {
        file: gateway('booking/bookingPolicies.ts'),
        find: 'bookingsByUser: selfOrAdmin',
        replace: 'bookingsByUser: perPerson',
      },
      {
        file: gateway('booking/bookingPolicies.ts'),
        find: 'user: { ...hiddenFromOthers, exception: namesAreShown }',
        replace: 'user: perPerson',
      },
    ],
    project: 'security',
    caughtBy: ['foreign-ids'],
  },
  {
    bug: 'Whoever has enough addresses may guess at a password for ever',
    edits: [
      {
        file: 'command-service/user/signInThrottle.ts',
        find: 'ofStrangers: 10,',
        replace: 'ofStrangers: 10_000,',
      },
    ],
    project: 'security',
    caughtBy: ['guessing'],
  },
  {
    bug: 'Our pages may be framed by everybody',
    edits: [
      {
        file: gateway('site/securityHeaders.ts'),
        find: `        frameAncestors: ["'none'"],\n`,
        replace: '',
      },
    ],
    project: 'security',
    caughtBy: ['headers'],
  },
];
