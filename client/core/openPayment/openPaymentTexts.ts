import type { FeatureTexts } from '../texts/registeredTexts.ts';
import type { openPaymentTextsDe } from './texts.de.ts';

declare module '../texts/registeredTexts.ts' {
  interface RegisteredTexts {
    openPayment: typeof openPaymentTextsDe;
  }
}

/** For the features whose pages show what is not paid yet. */
export const openPaymentTexts = {
  openPayment: {
    de: async () => (await import('./texts.de.ts')).openPaymentTextsDe,
    en: async () => (await import('./texts.en.ts')).openPaymentTextsEn,
  },
} satisfies FeatureTexts;
