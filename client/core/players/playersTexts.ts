import type { FeatureTexts } from '../texts/registeredTexts.ts';
import type { playersTextsDe } from './texts.de.ts';

declare module '../texts/registeredTexts.ts' {
  interface RegisteredTexts {
    players: typeof playersTextsDe;
  }
}

/** For the features whose pages name players. */
export const playersTexts = {
  players: {
    de: async () => (await import('./texts.de.ts')).playersTextsDe,
    en: async () => (await import('./texts.en.ts')).playersTextsEn,
  },
} satisfies FeatureTexts;
