import { type LazyPage, lazyPage } from '../core/lazyPage.ts';
import { areaAt } from './areas.ts';
import type { Namespace } from './textTypes.ts';

const authPages = () => import('../user/authPages.ts');
const legalPages = () => import('../club/legalPages.ts');

export const bookingPage = lazyPage(async () => (await import('../booking/BookingPage.tsx')).BookingPage);
export const imprintPage = lazyPage(async () => (await legalPages()).ImprintPage);
export const notFoundPage = lazyPage(async () => (await import('./NotFoundPage.tsx')).NotFoundPage);
export const privacyPage = lazyPage(async () => (await legalPages()).PrivacyPage);

export const loginPage = lazyPage(async () => (await import('../user/LoginPage.tsx')).LoginPage);
export const forgotPasswordPage = lazyPage(async () => (await authPages()).ForgotPasswordPage);
export const guestVerifyPage = lazyPage(async () => (await authPages()).GuestVerifyPage);
export const registerPage = lazyPage(async () => (await authPages()).RegisterPage);
export const resendMailPage = lazyPage(async () => (await authPages()).ResendMailPage);
export const resetPasswordPage = lazyPage(async () => (await authPages()).ResetPasswordPage);
export const verifyPage = lazyPage(async () => (await authPages()).VerifyPage);

export const userRoutes = lazyPage(async () => (await import('./UserRoutes.tsx')).UserRoutes);
export const dashboardRoutes = lazyPage(async () => (await import('./DashboardRoutes.tsx')).DashboardRoutes);

type Pages = Readonly<Record<string, LazyPage>>;

const legalPageAt: Pages = { '/home/imprint': imprintPage, '/home/privacy': privacyPage };
const authPageAt: Pages = {
  '/auth/forgot-password': forgotPasswordPage,
  '/auth/guest-verify': guestVerifyPage,
  '/auth/register': registerPage,
  '/auth/resend-mail': resendMailPage,
  '/auth/reset-password': resetPasswordPage,
  '/auth/verify': verifyPage,
};

type FirstPage = Readonly<{ page: LazyPage; texts: readonly Namespace[] }>;

/** What the page at `path` needs before it can be shown; the menu in the header is the user feature's too. */
export const firstPageAt = (path: string, isSignedIn: boolean): FirstPage => {
  const legal = legalPageAt[path];
  if (legal) return { page: legal, texts: ['core', 'user', 'club'] };
  if (!isSignedIn) return { page: authPageAt[path] ?? loginPage, texts: ['core', 'auth'] };
  if (areaAt(path) === 'dashboard') return { page: dashboardRoutes, texts: ['core', 'user', 'dashboard'] };
  if (areaAt(path) === 'user') return { page: userRoutes, texts: ['core', 'user', 'profile'] };
  return { page: bookingPage, texts: ['core', 'user', 'booking'] };
};
