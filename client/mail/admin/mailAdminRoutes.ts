import { mdiEmailOutline } from '@mdi/js';
import type { AdminFeature } from '../../core/features/feature.ts';
import { lazyPage } from '../../core/loading/lazyPage.ts';
import type { mailAdminTextsDe } from './texts.de.ts';

declare module '../../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    mailAdmin: typeof mailAdminTextsDe;
  }
}

export const mailAdminFeature: AdminFeature = {
  texts: {
    mailAdmin: {
      de: async () => (await import('./texts.de.ts')).mailAdminTextsDe,
      en: async () => (await import('./texts.en.ts')).mailAdminTextsEn,
    },
  },
  pages: [
    {
      path: '/dashboard/mail',
      page: lazyPage(async () => (await import('./MailsPage.tsx')).MailsPage),
      texts: ['mailAdmin'],
    },
  ],
  menu: [
    {
      section: 'other',
      order: 50,
      to: '/dashboard/mail',
      icon: mdiEmailOutline,
      texts: 'mailAdmin',
      label: (t) => t(($) => $.menu.mails, { ns: 'mailAdmin' }),
    },
  ],
};
