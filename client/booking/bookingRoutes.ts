import type { OpenFeature } from '../core/features/feature.ts';
import { cancelBookingTexts } from '../core/cancelBooking/cancelBookingTexts.ts';
import { openPaymentTexts } from '../core/openPayment/openPaymentTexts.ts';
import { waitingOfferTexts } from '../core/waitingOffer/waitingOfferTexts.ts';
import { playersTexts } from '../core/players/playersTexts.ts';
import { lazyPage } from '../core/loading/lazyPage.ts';
import type { deferredBookingTextsDe } from './lazy/texts.de.ts';
import type { bookingTextsDe } from './texts.de.ts';

declare module '../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    booking: typeof bookingTextsDe;
    /** Of what is shown only after an interaction; comes with the chunk of booking/lazy. */
    deferredBooking: typeof deferredBookingTextsDe;
  }
}

export const bookingFeature: OpenFeature = {
  texts: {
    ...cancelBookingTexts,
    ...openPaymentTexts,
    ...playersTexts,
    ...waitingOfferTexts,
    booking: {
      de: async () => (await import('./texts.de.ts')).bookingTextsDe,
      en: async () => (await import('./texts.en.ts')).bookingTextsEn,
    },
    deferredBooking: {
      de: async () => (await import('./lazy/texts.de.ts')).deferredBookingTextsDe,
      en: async () => (await import('./lazy/texts.en.ts')).deferredBookingTextsEn,
    },
  },
  pages: [
    {
      path: '/booking',
      guard: 'signedIn',
      page: lazyPage(async () => (await import('./BookingPage.tsx')).BookingPage),
      texts: ['booking', 'courtPlan'],
    },
  ],
};
