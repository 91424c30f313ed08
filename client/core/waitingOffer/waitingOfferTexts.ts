import type { FeatureTexts } from '../texts/registeredTexts.ts';
import type { waitingOfferTextsDe } from './texts.de.ts';

declare module '../texts/registeredTexts.ts' {
  interface RegisteredTexts {
    waitingOffer: typeof waitingOfferTextsDe;
  }
}

/** For the features whose pages show what is offered to somebody who waits. */
export const waitingOfferTexts = {
  waitingOffer: {
    de: async () => (await import('./texts.de.ts')).waitingOfferTextsDe,
    en: async () => (await import('./texts.en.ts')).waitingOfferTextsEn,
  },
} satisfies FeatureTexts;
