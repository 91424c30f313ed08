import { mdiCalculatorVariantOutline } from '@mdi/js';
import type { AdminFeature } from '../../core/features/feature.ts';
import { lazyPage } from '../../core/loading/lazyPage.ts';
import type { accountingTextsDe } from './texts.de.ts';

declare module '../../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    accounting: typeof accountingTextsDe;
  }
}

/** The files for the club's tax adviser. */
export const accountingFeature: AdminFeature = {
  texts: {
    accounting: {
      de: async () => (await import('./texts.de.ts')).accountingTextsDe,
      en: async () => (await import('./texts.en.ts')).accountingTextsEn,
    },
  },
  pages: [
    {
      path: '/dashboard/accounting',
      page: lazyPage(async () => (await import('./AccountingPage.tsx')).AccountingPage),
      texts: ['accounting'],
    },
  ],
  menu: [
    {
      section: 'booking',
      order: 98,
      to: '/dashboard/accounting',
      icon: mdiCalculatorVariantOutline,
      texts: 'accounting',
      label: (t) => t(($) => $.menu, { ns: 'accounting' }),
    },
  ],
};
