import type { OpenFeature } from '../core/features/feature.ts';
import { lazyPage } from '../core/loading/lazyPage.ts';
import type { paymentTextsDe } from './texts.de.ts';

declare module '../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    payment: typeof paymentTextsDe;
  }
}

/** The page after a provider's page: open to everybody, because it may open in another browser (decisions.md M4). */
export const paymentFeature: OpenFeature = {
  texts: {
    payment: {
      de: async () => (await import('./texts.de.ts')).paymentTextsDe,
      en: async () => (await import('./texts.en.ts')).paymentTextsEn,
    },
  },
  pages: [
    {
      path: '/payment/:order',
      guard: 'public',
      page: lazyPage(async () => (await import('./PaymentPage.tsx')).PaymentPage),
      texts: ['payment'],
    },
  ],
};
