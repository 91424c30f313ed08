import { type LazyPage, lazyPage } from '../core/lazyPage.ts';
import { areaAt } from './areas.ts';
import type { Namespace } from './textTypes.ts';

export const bookingPage = lazyPage(async () => (await import('../booking/BookingPage.tsx')).BookingPage);
export const imprintPage = lazyPage(async () => (await import('../club/ImprintPage.tsx')).ImprintPage);
export const loginPage = lazyPage(async () => (await import('../user/LoginPage.tsx')).LoginPage);
export const myBookingsPage = lazyPage(async () => (await import('../user/MyBookingsPage.tsx')).MyBookingsPage);
export const notFoundPage = lazyPage(async () => (await import('./NotFoundPage.tsx')).NotFoundPage);
export const privacyPage = lazyPage(async () => (await import('../club/PrivacyPage.tsx')).PrivacyPage);

const legalPages: Readonly<Record<string, LazyPage>> = {
  '/home/imprint': imprintPage,
  '/home/privacy': privacyPage,
};

type FirstPage = Readonly<{ page: LazyPage; texts: readonly Namespace[] }>;

/** What the page at `path` needs before it can be shown; the menu in the header is the user feature's too. */
export const firstPageAt = (path: string, isSignedIn: boolean): FirstPage => {
  const legal = legalPages[path];
  if (legal) return { page: legal, texts: ['core', 'user', 'club'] };
  if (!isSignedIn) return { page: loginPage, texts: ['core', 'user'] };
  if (areaAt(path) === 'user') return { page: myBookingsPage, texts: ['core', 'user'] };
  return { page: bookingPage, texts: ['core', 'user', 'booking'] };
};
