import './lazy/bookingChunk.ts';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { Language } from '@platzwart/contracts/core';
import { annaAsViewer, clubInfos } from '../test/club.ts';
import { type Operations, accepted, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';
import { standInSocket } from '../test/standInSocket.ts';

/** Monday 15 June 2026, 10:00 by the club's clock. */
export const mondayAtTen = Date.parse('2026-06-15T08:00:00Z');

export type WireBooking = ReturnType<typeof wireBooking>;

/** A booking as the gateway returns it to all callers. */
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

const noQuota = { maxOpenBookings: null, maxMinutesPerDay: null, maxParallel: null };

type SetupOptions = {
  role?: string;
  showNames?: boolean;
  sports?: readonly string[];
  /** Whether prices contain VAT, from a day on. */
  vatFrom?: string | null;
  avoidGaps?: boolean;
  /** The version in force, and the one that the viewer has accepted. */
  terms?: number | null;
  acceptedTerms?: number;
  sportNames?: readonly unknown[];
  /** Limits of the role. */
  quota?: Readonly<Record<string, number>>;
  players?: 'NONE' | 'OPTIONAL' | 'REQUIRED';
  guestFee?: number;
  /** Whether the club enters new season tickets. */
  seasonTickets?: boolean;
  /** Whose guardian the viewer is. */
  children?: readonly unknown[];
};

const usualSetup = {
  role: 'MEMBER',
  showNames: false,
  avoidGaps: false,
  sports: ['TENNIS', 'HALL'],
  vatFrom: '1970-01-01',
  sportNames: [],
  terms: null,
  acceptedTerms: 0,
  children: [],
} satisfies SetupOptions;

/** `hourly`: the member's price for an hour of tennis, in cents; `sports`: those that the club has configured; `vatFrom`: null for none. */
export const setup = (hourly = 1200, options: SetupOptions = {}) => {
  const given = { ...usualSetup, ...options };
  const { role, showNames, avoidGaps, sports, vatFrom, sportNames, terms, acceptedTerms, children, ...ofPlayers } =
    given;
  return accepted({
    acceptedTerms,
    terms: terms === null ? null : { version: terms },
    currentUser: {
      id: 'VXNlcjph',
      _id: 'a',
      userID: '1001',
      firstName: 'Anna',
      lastName: 'Adler',
      role,
      discount: 0,
      children,
    },
    generalInfos: { displayName: 'TC Musterstadt', allowedGuests: true, sportNames },
    bookingInfos: {
      paymentMethods: ['INVOICE'],
      allowedTrainers: true,
      stornoTime: 24,
      vatSwitchDays: vatFrom === null ? [] : [vatFrom],
      showNames,
      avoidGaps,
      ...{ players: 'NONE', guestFee: 0, ...ofPlayers },
      holidayRegion: null,
      allowedSaisonBookings: options.seasonTickets ?? true,
      sports,
      limits: { minAdvanceMinutes: 0, maxAdvanceDays: null, graceMinutes: 0, ...noQuota, ...ofPlayers.quota },
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
};

type Fields = Readonly<Record<string, unknown>>;

const bookedAs = (more: Fields) => (input: Fields, index: number) => ({
  ...input,
  __typename: 'Booking',
  id: `new-${index}`,
  _id: `new-${index}`,
  duration: 60,
  cancelable: true,
  cancelableUntil: '2026-06-14T16:00:00Z',
  ...more,
});

/** The answer of `bookAsUser` that books the whole order. */
export const everythingBooked = ({ bookings }: Fields, more: Fields = {}) =>
  accepted({ bookAsUser: { bookings: Array.isArray(bookings) ? bookings.map(bookedAs(more)) : [] } });

type OpenBookingOptions = {
  path?: string;
  bookings?: () => readonly WireBooking[];
  operations?: Operations;
  isWide?: boolean;
  language?: Language;
};

/** Opens `/booking` on that Monday, on a phone or on a wide screen, with these bookings in the plan. */
export const openBooking = async ({
  path = '/booking',
  bookings = () => [],
  operations = {},
  isWide = false,
  language = 'de',
}: OpenBookingOptions = {}) => {
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
    useClubInfosQuery: () => clubInfos(),
    useViewerQuery: annaAsViewer,
    useBookingSetupQuery: () => setup(),
    useOwnBookingsQuery: () => accepted({ bookingsByUser: [] }),
    fetchPlanQuery: () => accepted({ bookingsInPeriod: bookings(), courtPlanPosition: '0005' }),
    useBookCourtsMutation: (variables) => everythingBooked(variables),
    ...operations,
  });
  return { calls, socket, ...(await renderApp({ path, language, isSignedIn: true })) };
};

/** A cell by its accessible name. */
export const cell = (name: RegExp | string) => screen.findByLabelText(name, { selector: '[role="gridcell"]' });
