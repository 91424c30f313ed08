import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { type Operations, accepted, standInGateway } from '../../test/gateway.ts';
import { dashboardWith } from '../../test/dashboard.ts';
import { renderApp } from '../../test/renderApp.tsx';
import { standInSocket } from '../../test/standInSocket.ts';
import { mondayAtTen, setup, wireBooking } from '../openBooking.fixture.tsx';

export const anna = { userID: '1001', firstName: 'Anna', lastName: 'Adler' };

/** A booking of Anna's as an admin reads it. */
export const annas = wireBooking(2, ['18:00', '19:00'], { user: anna });

/** The details of a booking. */
export const detailsOf = (booking: ReturnType<typeof wireBooking>, more: Readonly<Record<string, unknown>> = {}) =>
  accepted({
    courtPlanPosition: '0005',
    booking: {
      ...booking,
      duration: 60,
      price: 1200,
      paymentState: 'OPEN',
      paymentMethod: 'INVOICE',
      remark: 'mit Ben',
      cancelReason: null,
      cancelable: true,
      mayKeepPrice: false,
      user: anna,
      ...more,
    },
  });

/** The names of the courts, as every query with a court asks for them. */
export const courtNames = {
  bookingInfos: {
    sportSettings: [
      { name: 'TENNIS', courtList: [1, 2, 3].map((number) => ({ number, name: `Platz ${number}` })) },
      { name: 'HALL', courtList: [] },
    ],
  },
};

const asAdmin = () => setup(1200, { role: 'ADMIN' });

type Taken = Readonly<{ date: string; court: number; conflicts: readonly unknown[]; freeCourts?: readonly number[] }>;

/** What the server says about an entry of `occurrences` bookings for 12 € each, of which these are taken. */
export const availability = (
  occurrences: number,
  taken: readonly Taken[] = [],
  more: Readonly<Record<string, unknown>> = {},
) => {
  const free = [{ date: '2026-06-15', court: 3, price: 1200, problem: null, conflicts: [], freeCourts: [] }];
  const dates = [...free, ...taken.map((each) => ({ freeCourts: [1, 2, 3], ...each, price: 1200, problem: null }))];
  return accepted({
    chosen: {
      ...{ occurrences, price: occurrences * 1200, priceBefore: null, dates, kept: [], recipients: [], ...more },
    },
    listed: { occurrences, dates },
  });
};

type OpenCalendarOptions = {
  path?: string;
  bookings?: () => readonly ReturnType<typeof wireBooking>[];
  operations?: Operations;
  minutesLater?: number;
  isWide?: boolean;
};

/** Opens the calendar of tennis on that Monday, at ten or so many minutes later. */
export const openCalendar = async ({
  path = '/dashboard/booking/TENNIS',
  bookings = () => [annas],
  operations = {},
  isWide = true,
  minutesLater = 0,
}: OpenCalendarOptions = {}) => {
  vi.spyOn(Date, 'now').mockReturnValue(mondayAtTen + minutesLater * 60_000);
  const screenSize = { isWide };
  const queries: EventTarget[] = [];
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = Object.assign(new EventTarget(), {
      matches: query.includes('min-width') && screenSize.isWide,
      media: query,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
    queries.push(list);
    return list;
  });
  /** The window becomes wide or narrow. */
  const resize = (change: Readonly<{ isWide: boolean }>) =>
    act(() => {
      Object.assign(screenSize, change);
      for (const query of queries) query.dispatchEvent(new Event('change'));
    });
  const socket = standInSocket();
  const plan = () => accepted({ bookingsInPeriod: bookings(), courtPlanPosition: '0005' });
  const calls = standInGateway(
    dashboardWith({
      useViewerQuery: asAdmin,
      useBookingSetupQuery: asAdmin,
      fetchPlanQuery: plan,
      fetchNamesQuery: plan,
      useCourtNameQuery: () => accepted(courtNames),
      fetchAvailabilityQuery: () => availability(1),
      BookingDetailsQuery: () => detailsOf(annas),
      ...operations,
    }),
  );
  return { calls, socket, resize, ...(await renderApp({ path, isSignedIn: true })) };
};

/** What a live message changes in the plan. */
export const liveMessage = (change: Readonly<{ changed?: readonly unknown[]; removed?: readonly string[] }>) => ({
  courtPlanChanged: { position: '0006', changed: [], removed: [], ...change },
});

/** How often something was shown as loading since the call; ends the watch. */
export const watchDimming = (): (() => number) => {
  let dimmed = 0;
  const dimming = new MutationObserver(() => (dimmed += document.querySelectorAll('[aria-busy="true"]').length));
  dimming.observe(document, { attributeFilter: ['aria-busy'], subtree: true });
  return () => {
    dimming.disconnect();
    return dimmed;
  };
};
