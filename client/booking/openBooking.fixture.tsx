import './late/parts.ts';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { annaIsSignedIn, theClub } from '../test/club.ts';
import { type Operations, accepted, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';
import { standInSocket } from '../test/standInSocket.ts';

/** Monday 15 June 2026, 10:00 by the club's clock. */
export const mondayAtTen = Date.parse('2026-06-15T08:00:00Z');

export type WireBooking = ReturnType<typeof wireBooking>;

/** A booking as the gateway tells it to everybody. */
export const wireBooking = (
  court: number,
  [start, end]: readonly [string, string],
  more: Readonly<Record<string, unknown>> = {},
) => ({
  __typename: 'Booking',
  id: `${court}-${start}`,
  _id: `${court}-${start}`,
  category: 'SINGLE',
  title: null,
  sport: 'TENNIS',
  court,
  date: '2026-06-15',
  start,
  end,
  state: 'BOOKED',
  ...more,
});

const prices = {
  guest: 2000,
  member: 1200,
  trainer: 800,
  weekendGuest: 2400,
  weekendMember: 1600,
  weekendTrainer: 1000,
};
const courtsOf = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    name: `${name} ${index + 1}`,
    surface: 'CLAY',
    active: true,
  }));

/** `hourly` is what a member pays for an hour of tennis, in cents. */
export const setup = (hourly = 1200) =>
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
    generalInfos: { displayName: 'TC Musterstadt', allowedGuests: true },
    bookingInfos: {
      paymentMethods: ['INVOICE'],
      allowedTrainers: true,
      stornoTime: 24,
      holidayRegion: null,
      sports: ['TENNIS', 'HALL'],
      limits: { minAdvanceMinutes: 0, maxAdvanceDays: null, graceMinutes: 0 },
      sportSettings: [
        {
          name: 'TENNIS',
          courtList: courtsOf(3, 'Platz'),
          timeSettings: { start: '08:00', end: '22:00', halfHour: true },
          prices: [{ time: '08:00', ...prices, member: hourly }],
        },
        {
          name: 'HALL',
          courtList: courtsOf(2, 'Halle'),
          timeSettings: { start: '08:00', end: '24:00', halfHour: false },
          prices: [{ time: '08:00', ...prices }],
        },
      ],
    },
  });

const bookedAs = (wanted: Readonly<Record<string, unknown>>, index: number) => ({
  ...wanted,
  __typename: 'Booking',
  id: `new-${index}`,
  _id: `new-${index}`,
  duration: 60,
  cancelable: true,
  cancelableUntil: '2026-06-14T16:00:00Z',
});

/** What `bookAsUser` answers where it books what it was asked for. */
export const everythingBooked = ({ bookings }: Readonly<Record<string, unknown>>) =>
  accepted({ bookAsUser: { bookings: Array.isArray(bookings) ? bookings.map(bookedAs) : [] } });

type Opened = { path?: string; bookings?: () => readonly WireBooking[]; operations?: Operations; isWide?: boolean };

/** Opens `/booking` on that Monday, on a phone or on a wide screen, with these bookings in the plan. */
export const openBooking = async ({
  path = '/booking',
  bookings = () => [],
  operations = {},
  isWide = false,
}: Opened = {}) => {
  vi.spyOn(Date, 'now').mockReturnValue(mondayAtTen);
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = new EventTarget();
    const matches = query.includes('min-width') && isWide;
    return Object.assign(list, {
      matches,
      media: query,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  });
  const socket = standInSocket();
  const calls = standInGateway({
    useClubInfosQuery: () => theClub(),
    useViewerQuery: annaIsSignedIn,
    useBookingSetupQuery: () => setup(),
    useOwnBookingsQuery: () => accepted({ bookingsByUser: [] }),
    fetchPlanQuery: () => accepted({ bookingsInPeriod: bookings(), courtPlanPosition: '0005' }),
    useBookCourtsMutation: everythingBooked,
    ...operations,
  });
  return { calls, socket, ...(await renderApp({ path, isSignedIn: true })) };
};

/** A cell by what a screen reader calls it. */
export const cell = (name: RegExp | string) => screen.findByLabelText(name, { selector: '[role="gridcell"]' });
