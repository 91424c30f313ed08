import type { FeatureTexts } from '../../core/texts/registeredTexts.ts';
import type { kioskTextsDe } from './texts.de.ts';

declare module '../../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    kiosk: typeof kioskTextsDe;
  }
}

export const kioskTexts = {
  kiosk: {
    de: async () => (await import('./texts.de.ts')).kioskTextsDe,
    en: async () => (await import('./texts.en.ts')).kioskTextsEn,
  },
} satisfies FeatureTexts;
