import type { OpenFeature } from '../core/features/feature.ts';
import { lazyPage } from '../core/loading/lazyPage.ts';
import { laterTexts } from '../core/texts/textSource.ts';
import type { bookingTextsDe } from './texts.de.ts';

declare module '../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    booking: typeof bookingTextsDe;
  }
}

export const bookingFeature: OpenFeature = {
  texts: {
    booking: {
      de: async () => (await import('./texts.de.ts')).bookingTextsDe,
      en: async () => (await import('./texts.en.ts')).bookingTextsEn,
    },
  },
  later: laterTexts(
    ['deferredBooking', 'cancelBooking', 'openPayment', 'players', 'waitingOffer'],
    async () => (await import('./lazy/laterTexts.ts')).laterBookingTexts,
  ),
  pages: [
    {
      path: '/booking',
      guard: 'signedIn',
      page: lazyPage(async () => (await import('./BookingPage.tsx')).BookingPage),
      texts: ['booking', 'courtPlan'],
    },
  ],
};
