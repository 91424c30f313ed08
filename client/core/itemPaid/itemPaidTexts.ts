import type { FeatureTexts } from '../texts/registeredTexts.ts';
import type { itemPaidTextsDe } from './texts.de.ts';

declare module '../texts/registeredTexts.ts' {
  interface RegisteredTexts {
    itemPaid: typeof itemPaidTextsDe;
  }
}

/** For the features whose pages record payments at the club; such a page names the namespace `itemPaid`. */
export const itemPaidTexts = {
  itemPaid: {
    de: async () => (await import('./texts.de.ts')).itemPaidTextsDe,
    en: async () => (await import('./texts.en.ts')).itemPaidTextsEn,
  },
} satisfies FeatureTexts;
