import type { OpenFeature } from '../core/features/feature.ts';
import type { userTextsDe } from './texts.de.ts';

declare module '../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    user: typeof userTextsDe;
  }
}

export const userFeature: OpenFeature = {
  texts: {
    user: {
      de: async () => (await import('./texts.de.ts')).userTextsDe,
      en: async () => (await import('./texts.en.ts')).userTextsEn,
    },
  },
  // The texts of these pages are loaded with the areas `/auth` and `/user`.
  pages: [],
};
