import type { AuthFeature } from '../../core/features/feature.ts';
import { lazyPage } from '../../core/loading/lazyPage.ts';
import type { seasonOfferTextsDe } from './texts.de.ts';

declare module '../../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    seasonOffer: typeof seasonOfferTextsDe;
  }
}

/** The page of the secret link: a holder answers without a session. */
export const seasonOfferFeature: AuthFeature = {
  texts: {
    seasonOffer: {
      de: async () => (await import('./texts.de.ts')).seasonOfferTextsDe,
      en: async () => (await import('./texts.en.ts')).seasonOfferTextsEn,
    },
  },
  // Links of earlier releases have the token in their path.
  pages: ['/auth/season-offer', '/auth/season-offer/:token'].map((path) => ({
    path,
    guard: 'public',
    page: lazyPage(async () => (await import('./SeasonOfferPage.tsx')).SeasonOfferPage),
    texts: ['seasonOffer'],
  })),
};
