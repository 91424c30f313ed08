import { lazyPage } from '../core/lazyPage.ts';

export const bookingPage = lazyPage(async () => (await import('../booking/BookingPage.tsx')).BookingPage);
export const loginPage = lazyPage(async () => (await import('../user/LoginPage.tsx')).LoginPage);
export const myBookingsPage = lazyPage(async () => (await import('../user/MyBookingsPage.tsx')).MyBookingsPage);
export const notFoundPage = lazyPage(async () => (await import('./NotFoundPage.tsx')).NotFoundPage);

/** Starts loading the code of the page that `path` will show, before React knows about it. */
export const preloadPageAt = (path: string, isSignedIn: boolean): void => {
  if (!isSignedIn) loginPage.preload();
  else if (path.startsWith('/user')) myBookingsPage.preload();
  else bookingPage.preload();
};
