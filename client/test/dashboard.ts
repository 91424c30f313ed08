import { type Operations, accepted } from './gateway.ts';
import { clubInfos } from './club.ts';

type Role = 'MEMBER' | 'GUEST' | 'TRAINER' | 'ADMIN';

/** The viewer is an admin unless a spec says otherwise. */
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
  limits: { maxAdvanceDays: null, maxOpenBookings: null, maxMinutesPerDay: null, maxParallel: null },
  active: true,
  verified: true,
  erasureRequested: false,
  bookingReminders: true,
  payer: null,
  guardian: null,
  children: [],
  business: false,
  secondFactor: false,
  newEmail: null,
  language: 'de',
  address: null,
  ...changed,
});

const pricedSport = { name: 'TENNIS', courts: 3, prices: [{ time: '07:00' }] };

type Missing = Readonly<{ reviewed?: boolean; sent?: number }>;

/** Facts about a club that is set up, or with something missing. */
export const setUpClub = ({ reviewed = true, sent = 1 }: Missing = {}) =>
  accepted({
    generalInfos: { demoLogins: [] },
    dashboardInfos: { isDescribed: true, rules: { reviewed }, billing: { taxNumber: '12/345/67890' } },
    bookingInfos: { sportSettings: [pricedSport] },
    sentMails: { total: sent },
  });

/** Answers for everything that the dashboard's frame queries. */
export const dashboardWith = (operations: Operations): Operations => ({
  useClubInfosQuery: () => clubInfos(),
  useViewerQuery: () => viewerWith('ADMIN'),
  useClubSportsQuery: () =>
    accepted({ generalInfos: { displayName: 'TC Musterstadt', sportNames: [] }, bookingInfos: { sports: ['TENNIS'] } }),
  SetUpChecklistQuery: () => setUpClub(),
  useCourtNameQuery: () =>
    accepted({
      bookingInfos: { sportSettings: [{ name: 'TENNIS', courtList: [{ number: 3, name: 'Center Court' }] }] },
    }),
  ...operations,
});
