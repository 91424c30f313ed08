import { mdiBankTransferOut } from '@mdi/js';
import type { OwnFeature } from '../core/features/feature.ts';
import { lazyPage } from '../core/loading/lazyPage.ts';
import type { debitTextsDe } from './texts.de.ts';

declare module '../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    debit: typeof debitTextsDe;
  }
}

/** The own mandate. */
export const ownDebitFeature: OwnFeature = {
  texts: {
    debit: {
      de: async () => (await import('./texts.de.ts')).debitTextsDe,
      en: async () => (await import('./texts.en.ts')).debitTextsEn,
    },
  },
  pages: [
    {
      path: '/user/direct-debit',
      page: lazyPage(async () => (await import('./MyMandatePage.tsx')).MyMandatePage),
      texts: ['debit'],
    },
  ],
  menu: [
    {
      section: 'bookings',
      order: 35,
      to: '/user/direct-debit',
      icon: mdiBankTransferOut,
      texts: 'profile',
      label: (t) => t(($) => $.menu.directDebit, { ns: 'profile' }),
    },
  ],
};
