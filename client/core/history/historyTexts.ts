import type { FeatureTexts } from '../texts/registeredTexts.ts';
import type { historyTextsDe } from './texts.de.ts';

declare module '../texts/registeredTexts.ts' {
  interface RegisteredTexts {
    history: typeof historyTextsDe;
  }
}

/** For the features whose pages open a history; such a page names the namespace `history`. */
export const historyTexts = {
  history: {
    de: async () => (await import('./texts.de.ts')).historyTextsDe,
    en: async () => (await import('./texts.en.ts')).historyTextsEn,
  },
} satisfies FeatureTexts;
