import { mdiBankTransferOut } from '@mdi/js';
import type { AdminFeature } from '../../core/features/feature.ts';
import { lazyPage } from '../../core/loading/lazyPage.ts';
import type { debitAdminTextsDe } from './texts.de.ts';

declare module '../../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    debitAdmin: typeof debitAdminTextsDe;
  }
}

/** Mandates, and collections by direct debit. */
export const debitAdminFeature: AdminFeature = {
  texts: {
    debitAdmin: {
      de: async () => (await import('./texts.de.ts')).debitAdminTextsDe,
      en: async () => (await import('./texts.en.ts')).debitAdminTextsEn,
    },
  },
  pages: [
    {
      path: '/dashboard/bank/debits',
      page: lazyPage(async () => (await import('./DebitsPage.tsx')).DebitsPage),
      texts: ['debitAdmin', 'courtPlan'],
    },
    {
      path: '/dashboard/bank/debits/:id',
      page: lazyPage(async () => (await import('./CollectionPage.tsx')).CollectionPage),
      texts: ['debitAdmin', 'courtPlan'],
    },
  ],
  menu: [
    {
      section: 'booking',
      order: 98,
      to: '/dashboard/bank/debits',
      icon: mdiBankTransferOut,
      texts: 'debitAdmin',
      label: (t) => t(($) => $.menu, { ns: 'debitAdmin' }),
    },
  ],
};
