import { mdiCalendarMonthOutline, mdiClockTimeFourOutline } from '@mdi/js';
import type { AdminFeature } from '../../core/features/feature.ts';
import { cancelBookingTexts } from '../../core/cancelBooking/cancelBookingTexts.ts';
import { historyTexts } from '../../core/history/historyTexts.ts';
import { itemPaidTexts } from '../../core/itemPaid/itemPaidTexts.ts';
import { personPickerTexts } from '../../core/people/personPickerTexts.ts';
import { lazyPage } from '../../core/loading/lazyPage.ts';
import type { bookingAdminTextsDe } from './texts.de.ts';

declare module '../../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    bookingAdmin: typeof bookingAdminTextsDe;
  }
}

/** The club's calendar: the bookings of each sport as day, week, month and list. */
export const bookingAdminFeature: AdminFeature = {
  texts: {
    ...cancelBookingTexts,
    ...historyTexts,
    ...itemPaidTexts,
    ...personPickerTexts,
    bookingAdmin: {
      de: async () => (await import('./texts.de.ts')).bookingAdminTextsDe,
      en: async () => (await import('./texts.en.ts')).bookingAdminTextsEn,
    },
  },
  pages: [
    {
      path: '/dashboard/booking/:sport',
      page: lazyPage(async () => (await import('./CalendarPage.tsx')).CalendarPage),
      texts: ['bookingAdmin', 'cancelBooking', 'courtPlan', 'history', 'itemPaid', 'personPicker'],
    },
    {
      path: '/dashboard/booking/:sport/new',
      page: lazyPage(async () => (await import('./NewBookingPage.tsx')).NewBookingPage),
      texts: ['bookingAdmin', 'courtPlan', 'personPicker'],
    },
    {
      path: '/dashboard/as-of',
      page: lazyPage(async () => (await import('./asOf/AsOfPage.tsx')).AsOfPage),
      texts: ['bookingAdmin', 'courtPlan', 'history'],
    },
    {
      path: '/dashboard/booking/:sport/close',
      page: lazyPage(async () => (await import('./closure/CloseCourtsPage.tsx')).CloseCourtsPage),
      texts: ['bookingAdmin', 'courtPlan'],
    },
    {
      path: '/dashboard/booking/:sport/:id/edit',
      page: lazyPage(async () => (await import('./EditBookingPage.tsx')).EditBookingPage),
      texts: ['bookingAdmin', 'courtPlan', 'history'],
    },
  ],
  menu: [
    {
      section: 'other',
      order: 86,
      to: '/dashboard/as-of',
      icon: mdiClockTimeFourOutline,
      texts: 'bookingAdmin',
      label: (t) => t(($) => $.asOf.menu, { ns: 'bookingAdmin' }),
    },
  ],
  sportMenu: {
    texts: 'bookingAdmin',
    entryOf: ({ key, name, index }) => ({
      section: 'booking',
      // Before the accounts, in the club's order (product.md §2).
      order: 10 + index / 100,
      to: `/dashboard/booking/${key}`,
      icon: mdiCalendarMonthOutline,
      texts: 'bookingAdmin',
      label: (t) => t(($) => $.menu, { ns: 'bookingAdmin', sport: name }),
    }),
  },
};
