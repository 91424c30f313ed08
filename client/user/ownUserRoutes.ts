import {
  mdiAccountOutline,
  mdiCalendarAccountOutline,
  mdiFileAccountOutline,
  mdiLockOutline,
  mdiShieldKeyOutline,
} from '@mdi/js';
import { loadQuery } from 'react-relay';
import myDataQuery, { type MyDataCardsQuery } from '../__generated__/MyDataCardsQuery.graphql.ts';
import erasureQuery, { type OwnErasureQuery } from '../__generated__/OwnErasureQuery.graphql.ts';
import passwordQuery, { type OwnPasswordQuery } from '../__generated__/OwnPasswordQuery.graphql.ts';
import secondFactorQuery, { type OwnSecondFactorQuery } from '../__generated__/OwnSecondFactorQuery.graphql.ts';
import personalQuery, { type PersonalCardsQuery } from '../__generated__/PersonalCardsQuery.graphql.ts';
import sessionsQuery, { type SessionsCardQuery } from '../__generated__/SessionsCardQuery.graphql.ts';
import type { OwnFeature } from '../core/features/feature.ts';
import { historyTexts } from '../core/history/historyTexts.ts';
import { cancelBookingTexts } from '../core/cancelBooking/cancelBookingTexts.ts';
import { openPaymentTexts } from '../core/openPayment/openPaymentTexts.ts';
import { waitingOfferTexts } from '../core/waitingOffer/waitingOfferTexts.ts';
import { termsTexts } from '../core/terms/termsTexts.ts';
import { playersTexts } from '../core/players/playersTexts.ts';
import { loadedPage } from '../core/loading/loadedPage.ts';
import { preloadedPage } from '../core/loading/preloadedPage.ts';
import { MyBookingsPage } from './MyBookingsPage.tsx';
import type { myBookingsTextsDe } from './myBookings/texts.de.ts';
import type { profileTextsDe } from './profile/texts.de.ts';

declare module '../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    profile: typeof profileTextsDe;
    myBookings: typeof myBookingsTextsDe;
  }
}

const profilePages = () => import('./profilePages.ts');
const personalPage = preloadedPage(
  async () => (await profilePages()).PersonalPage,
  (environment) => ({
    // Shown at once from the store, and fetched again, because an address may have been confirmed meanwhile.
    person: loadQuery<PersonalCardsQuery>(environment, personalQuery, {}, { fetchPolicy: 'store-and-network' }),
  }),
);
const changePasswordPage = preloadedPage(
  async () => (await profilePages()).ChangePasswordPage,
  (environment) => ({ person: loadQuery<OwnPasswordQuery>(environment, passwordQuery, {}) }),
);
const securityPage = preloadedPage(
  async () => (await profilePages()).SecurityPage,
  (environment) => ({
    person: loadQuery<OwnSecondFactorQuery>(environment, secondFactorQuery, {}),
    // A device may have signed in since the page was shown last.
    sessions: loadQuery<SessionsCardQuery>(environment, sessionsQuery, {}, { fetchPolicy: 'network-only' }),
    erasure: loadQuery<OwnErasureQuery>(environment, erasureQuery, {}),
  }),
);
const myDataPage = preloadedPage(
  async () => (await profilePages()).MyDataPage,
  (environment) => ({
    // The last data may be old: the page shows their time.
    data: loadQuery<MyDataCardsQuery>(environment, myDataQuery, {}, { fetchPolicy: 'network-only' }),
  }),
);

/** The pages of the signed-in person (product.md §2); the profile begins with the personal data (decisions.md W12). */
export const ownUserFeature: OwnFeature = {
  texts: {
    ...historyTexts,
    ...cancelBookingTexts,
    ...openPaymentTexts,
    ...playersTexts,
    ...termsTexts,
    ...waitingOfferTexts,
    myBookings: {
      de: async () => (await import('./myBookings/texts.de.ts')).myBookingsTextsDe,
      en: async () => (await import('./myBookings/texts.en.ts')).myBookingsTextsEn,
    },
    profile: {
      de: async () => (await import('./profile/texts.de.ts')).profileTextsDe,
      en: async () => (await import('./profile/texts.en.ts')).profileTextsEn,
    },
  },
  pages: [
    // In the area's own chunk, because most visits to the area open this page.
    { path: '/user/bookings', page: loadedPage(MyBookingsPage), texts: ['myBookings', 'history'] },
    { path: '/user/profile', redirectTo: '/user/profile/personal' },
    {
      path: '/user/profile/personal',
      page: personalPage,
      texts: ['profile'],
    },
    {
      path: '/user/profile/change-password',
      page: changePasswordPage,
      texts: ['profile'],
    },
    {
      path: '/user/profile/security',
      page: securityPage,
      texts: ['profile'],
    },
    {
      path: '/user/profile/my-data',
      page: myDataPage,
      texts: ['profile'],
    },
  ],
  menu: [
    {
      section: 'bookings',
      order: 10,
      to: '/user/bookings',
      icon: mdiCalendarAccountOutline,
      texts: 'profile',
      label: (t) => t(($) => $.menu.bookings, { ns: 'profile' }),
    },
    {
      section: 'profile',
      order: 10,
      to: '/user/profile/personal',
      icon: mdiAccountOutline,
      texts: 'profile',
      label: (t) => t(($) => $.menu.personal, { ns: 'profile' }),
    },
    {
      section: 'profile',
      order: 20,
      to: '/user/profile/change-password',
      icon: mdiLockOutline,
      texts: 'profile',
      label: (t) => t(($) => $.menu.password, { ns: 'profile' }),
    },
    {
      section: 'profile',
      order: 30,
      to: '/user/profile/security',
      icon: mdiShieldKeyOutline,
      texts: 'profile',
      label: (t) => t(($) => $.menu.security, { ns: 'profile' }),
    },
    {
      section: 'profile',
      order: 40,
      to: '/user/profile/my-data',
      icon: mdiFileAccountOutline,
      texts: 'profile',
      label: (t) => t(($) => $.menu.data, { ns: 'profile' }),
    },
  ],
};
