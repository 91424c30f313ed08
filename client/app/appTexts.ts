import type { FeatureTexts } from '../core/texts/registeredTexts.ts';
import type { appTextsDe } from './texts.de.ts';

declare module '../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    app: typeof appTextsDe;
  }
}

export const appTexts: FeatureTexts = {
  app: {
    de: async () => (await import('./texts.de.ts')).appTextsDe,
    en: async () => (await import('./texts.en.ts')).appTextsEn,
  },
};
