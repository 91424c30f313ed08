import type { FeatureTexts } from '../../core/texts/registeredTexts.ts';
import type { todayTextsDe } from './texts.de.ts';

declare module '../../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    today: typeof todayTextsDe;
  }
}

/** The texts of today's bookings on the dashboard's overview. */
export const todayTexts: FeatureTexts = {
  today: {
    de: async () => (await import('./texts.de.ts')).todayTextsDe,
    en: async () => (await import('./texts.en.ts')).todayTextsEn,
  },
};
