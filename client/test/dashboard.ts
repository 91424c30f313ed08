import { type Operations, accepted } from './gateway.ts';
import { theClub } from './club.ts';

type Role = 'MEMBER' | 'GUEST' | 'TRAINER' | 'ADMIN';

/** Who asks is the club's administration, until a spec says otherwise. */
export const viewerWith = (role: Role) =>
  accepted({
    currentUser: {
      id: 'VXNlcjpm',
      _id: 'f',
      userID: '1',
      firstName: 'Frida',
      lastName: 'Amsel',
      role,
      discount: 0,
    },
  });

export const account = (userID: string, changed: Readonly<Record<string, unknown>> = {}) => ({
  __typename: 'User',
  id: `user ${userID}`,
  userID,
  firstName: 'Anna',
  lastName: 'Adler',
  email: 'anna@musterstadt.example',
  phone: null,
  role: 'MEMBER',
  discount: 0,
  active: true,
  verified: true,
  erasureRequested: false,
  language: 'de',
  address: null,
  ...changed,
});

/** A dashboard that answers everything that its frame asks. */
export const dashboardWith = (operations: Operations): Operations => ({
  useClubInfosQuery: () => theClub(),
  useViewerQuery: () => viewerWith('ADMIN'),
  ...operations,
});
