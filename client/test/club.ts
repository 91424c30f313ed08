import { type Answer, accepted } from './gateway.ts';

export const annaAsViewer = (): Answer =>
  accepted({
    currentUser: {
      id: 'VXNlcjph',
      _id: 'a',
      userID: '1001',
      firstName: 'Anna',
      lastName: 'Adler',
      role: 'MEMBER',
      discount: 0,
    },
  });

type DemoLogins = readonly { email: string; role: string }[];

/** The club's public data; without demo accounts, as in production, and with guests. */
export const clubInfos = (demoLogins: DemoLogins = [], { allowedGuests = true } = {}): Answer =>
  accepted({
    generalInfos: {
      ...{ displayName: 'TC Musterstadt', email: 'info@musterstadt.example' },
      ...{ hasTerms: false, allowedGuests, demoLogins, sportNames: [] },
    },
  });
