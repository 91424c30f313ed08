import { mdiBankTransferIn } from '@mdi/js';
import type { AdminFeature } from '../../core/features/feature.ts';
import { lazyPage } from '../../core/loading/lazyPage.ts';
import type { bankAdminTextsDe } from './texts.de.ts';

declare module '../../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    bankAdmin: typeof bankAdminTextsDe;
  }
}

/** Payments by statements of account. */
export const bankAdminFeature: AdminFeature = {
  texts: {
    bankAdmin: {
      de: async () => (await import('./texts.de.ts')).bankAdminTextsDe,
      en: async () => (await import('./texts.en.ts')).bankAdminTextsEn,
    },
  },
  pages: [
    {
      path: '/dashboard/bank',
      page: lazyPage(async () => (await import('./BankPage.tsx')).BankPage),
      texts: ['bankAdmin', 'debitAdmin'],
    },
  ],
  menu: [
    {
      section: 'booking',
      order: 97,
      to: '/dashboard/bank',
      icon: mdiBankTransferIn,
      texts: 'bankAdmin',
      label: (t) => t(($) => $.menu, { ns: 'bankAdmin' }),
    },
  ],
};
