import type { FeatureTexts } from '../texts/registeredTexts.ts';
import type { upcomingEventsTextsDe } from './texts.de.ts';

declare module '../texts/registeredTexts.ts' {
  interface RegisteredTexts {
    upcomingEvents: typeof upcomingEventsTextsDe;
  }
}

/** For the features whose pages show what is coming up. */
export const upcomingEventsTexts = {
  upcomingEvents: {
    de: async () => (await import('./texts.de.ts')).upcomingEventsTextsDe,
    en: async () => (await import('./texts.en.ts')).upcomingEventsTextsEn,
  },
} satisfies FeatureTexts;
