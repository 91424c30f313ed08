import type { FeatureTexts } from '../texts/registeredTexts.ts';
import type { cancelBookingTextsDe } from './texts.de.ts';

declare module '../texts/registeredTexts.ts' {
  interface RegisteredTexts {
    cancelBooking: typeof cancelBookingTextsDe;
  }
}

/** For the features whose pages cancel bookings. */
export const cancelBookingTexts = {
  cancelBooking: {
    de: async () => (await import('./texts.de.ts')).cancelBookingTextsDe,
    en: async () => (await import('./texts.en.ts')).cancelBookingTextsEn,
  },
} satisfies FeatureTexts;
