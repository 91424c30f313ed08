import type { AuthFeature, AuthGuard } from '../core/features/feature.ts';
import { type LazyPage, lazyPage } from '../core/loading/lazyPage.ts';
import type { authTextsDe } from './auth/texts.de.ts';

declare module '../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    auth: typeof authTextsDe;
  }
}

const authPages = () => import('./authPages.ts');

const authPage = (name: string, guard: AuthGuard, page: LazyPage): AuthFeature['pages'][number] => ({
  path: `/auth/${name}`,
  guard,
  page,
  texts: ['auth'],
});

/** The pages of sign-in and registration (product.md §2). */
export const authFeature: AuthFeature = {
  texts: {
    auth: {
      de: async () => (await import('./auth/texts.de.ts')).authTextsDe,
      en: async () => (await import('./auth/texts.en.ts')).authTextsEn,
    },
  },
  pages: [
    authPage(
      'login',
      'signedOut',
      lazyPage(async () => (await import('./LoginPage.tsx')).LoginPage),
    ),
    authPage(
      'forgot-password',
      'signedOut',
      lazyPage(async () => (await authPages()).ForgotPasswordPage),
    ),
    authPage(
      'reset-password',
      'signedOut',
      lazyPage(async () => (await authPages()).ResetPasswordPage),
    ),
    authPage(
      'verify',
      'signedOut',
      lazyPage(async () => (await authPages()).VerifyPage),
    ),
    authPage(
      'resend-mail',
      'signedOut',
      lazyPage(async () => (await authPages()).ResendMailPage),
    ),
    authPage(
      'register',
      'newGuest',
      lazyPage(async () => (await authPages()).RegisterPage),
    ),
    // Public: it also confirms the new address of a signed-in person.
    authPage(
      'guest-verify',
      'public',
      lazyPage(async () => (await authPages()).GuestVerifyPage),
    ),
  ],
};
