import { type LazyPage, lazyPage } from '../core/lazyPage.ts';
import { areaAt } from './areas.ts';
import type { Namespace } from './textTypes.ts';

export const bookingPage = lazyPage(async () => (await import('../booking/BookingPage.tsx')).BookingPage);
export const imprintPage = lazyPage(async () => (await import('../club/ImprintPage.tsx')).ImprintPage);
export const myBookingsPage = lazyPage(async () => (await import('../user/MyBookingsPage.tsx')).MyBookingsPage);
export const notFoundPage = lazyPage(async () => (await import('./NotFoundPage.tsx')).NotFoundPage);
export const privacyPage = lazyPage(async () => (await import('../club/PrivacyPage.tsx')).PrivacyPage);

export const loginPage = lazyPage(async () => (await import('../user/LoginPage.tsx')).LoginPage);
export const forgotPasswordPage = lazyPage(
  async () => (await import('../user/ForgotPasswordPage.tsx')).ForgotPasswordPage,
);
export const guestVerifyPage = lazyPage(async () => (await import('../user/GuestVerifyPage.tsx')).GuestVerifyPage);
export const registerPage = lazyPage(async () => (await import('../user/RegisterPage.tsx')).RegisterPage);
export const resendMailPage = lazyPage(async () => (await import('../user/ResendMailPage.tsx')).ResendMailPage);
export const resetPasswordPage = lazyPage(
  async () => (await import('../user/ResetPasswordPage.tsx')).ResetPasswordPage,
);
export const verifyPage = lazyPage(async () => (await import('../user/VerifyPage.tsx')).VerifyPage);

export const personalPage = lazyPage(async () => (await import('../user/PersonalPage.tsx')).PersonalPage);
export const changePasswordPage = lazyPage(
  async () => (await import('../user/ChangePasswordPage.tsx')).ChangePasswordPage,
);
export const securityPage = lazyPage(async () => (await import('../user/SecurityPage.tsx')).SecurityPage);
export const myDataPage = lazyPage(async () => (await import('../user/MyDataPage.tsx')).MyDataPage);

export const dashboardArea = lazyPage(async () => (await import('../dashboard/DashboardArea.tsx')).DashboardArea);
export const dashboardPages = {
  overview: lazyPage(async () => (await import('../dashboard/OverviewPage.tsx')).OverviewPage),
  users: lazyPage(async () => (await import('../dashboard/UsersPage.tsx')).UsersPage),
  newUser: lazyPage(async () => (await import('../dashboard/NewUserPage.tsx')).NewUserPage),
  editUser: lazyPage(async () => (await import('../dashboard/EditUserPage.tsx')).EditUserPage),
  importUsers: lazyPage(async () => (await import('../dashboard/ImportPage.tsx')).ImportPage),
  mails: lazyPage(async () => (await import('../dashboard/MailsPage.tsx')).MailsPage),
};

type Pages = Readonly<Record<string, LazyPage>>;

const legalPages: Pages = { '/home/imprint': imprintPage, '/home/privacy': privacyPage };
const authPages: Pages = {
  '/auth/forgot-password': forgotPasswordPage,
  '/auth/guest-verify': guestVerifyPage,
  '/auth/register': registerPage,
  '/auth/resend-mail': resendMailPage,
  '/auth/reset-password': resetPasswordPage,
  '/auth/verify': verifyPage,
};
const profilePages: Pages = {
  '/user/profile': personalPage,
  '/user/profile/personal': personalPage,
  '/user/profile/change-password': changePasswordPage,
  '/user/profile/security': securityPage,
  '/user/profile/my-data': myDataPage,
};

type FirstPage = Readonly<{ page: LazyPage; texts: readonly Namespace[] }>;

/** What the page at `path` needs before it can be shown; the menu in the header is the user feature's too. */
export const firstPageAt = (path: string, isSignedIn: boolean): FirstPage => {
  const legal = legalPages[path];
  if (legal) return { page: legal, texts: ['core', 'user', 'club'] };
  if (!isSignedIn) return { page: authPages[path] ?? loginPage, texts: ['core', 'auth'] };
  const profile = profilePages[path];
  if (profile) return { page: profile, texts: ['core', 'user', 'auth', 'profile'] };
  if (areaAt(path) === 'dashboard') return { page: dashboardArea, texts: ['core', 'user', 'dashboard'] };
  if (areaAt(path) === 'user') return { page: myBookingsPage, texts: ['core', 'user'] };
  return { page: bookingPage, texts: ['core', 'user', 'booking'] };
};
