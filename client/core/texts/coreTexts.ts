import type { FeatureTexts } from './registeredTexts.ts';

export const coreTexts: FeatureTexts = {
  core: {
    de: async () => (await import('../texts.de.ts')).coreTextsDe,
    en: async () => (await import('../texts.en.ts')).coreTextsEn,
  },
  deferredErrors: {
    de: async () => (await import('../errors/deferredErrorTexts.de.ts')).deferredErrorTextsDe,
    en: async () => (await import('../errors/deferredErrorTexts.en.ts')).deferredErrorTextsEn,
  },
};
