import { type LazyPage, lazyPage } from '../core/lazyPage.ts';
import type { Namespace } from './textTypes.ts';

export const bookingPage = lazyPage(async () => (await import('../booking/BookingPage.tsx')).BookingPage);
export const loginPage = lazyPage(async () => (await import('../user/LoginPage.tsx')).LoginPage);
export const myBookingsPage = lazyPage(async () => (await import('../user/MyBookingsPage.tsx')).MyBookingsPage);
export const notFoundPage = lazyPage(async () => (await import('./NotFoundPage.tsx')).NotFoundPage);

type FirstPage = Readonly<{ page: LazyPage; texts: readonly Namespace[] }>;

/** What the page at `path` needs before it can be shown; the menu in the header is the user feature's too. */
export const firstPageAt = (path: string, isSignedIn: boolean): FirstPage => {
  if (!isSignedIn) return { page: loginPage, texts: ['core', 'user'] };
  if (path.startsWith('/user')) return { page: myBookingsPage, texts: ['core', 'user'] };
  return { page: bookingPage, texts: ['core', 'user', 'booking'] };
};
