import type { FeatureTexts } from '../texts/registeredTexts.ts';
import type { termsTextsDe } from './texts.de.ts';

declare module '../texts/registeredTexts.ts' {
  interface RegisteredTexts {
    terms: typeof termsTextsDe;
  }
}

/** For the features whose pages order a court. */
export const termsTexts = {
  terms: {
    de: async () => (await import('./texts.de.ts')).termsTextsDe,
    en: async () => (await import('./texts.en.ts')).termsTextsEn,
  },
} satisfies FeatureTexts;
