import type { FeatureTexts } from './registeredTexts.ts';

export const coreTexts: FeatureTexts = {
  core: {
    de: async () => (await import('../texts.de.ts')).coreTextsDe,
    en: async () => (await import('../texts.en.ts')).coreTextsEn,
  },
  deferredErrors: {
    de: async () => (await import('@platzwart/contracts/feature-texts/de')).featureTextsDe.errors,
    en: async () => (await import('@platzwart/contracts/feature-texts/en')).featureTextsEn.errors,
  },
};
