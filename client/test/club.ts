import { type Answer, accepted } from './gateway.ts';

export const annaIsSignedIn = (): Answer =>
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

/** The club as everybody may know it; without demo accounts, as in production. */
export const theClub = (demoLogins: readonly { email: string; role: string }[] = []): Answer =>
  accepted({ generalInfos: { displayName: 'TC Musterstadt', email: 'info@musterstadt.example', demoLogins } });
