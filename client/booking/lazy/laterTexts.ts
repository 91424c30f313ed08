import { cancelBookingTexts } from '../../core/cancelBooking/cancelBookingTexts.ts';
import { openPaymentTexts } from '../../core/openPayment/openPaymentTexts.ts';
import { playersTexts } from '../../core/players/playersTexts.ts';
import { termsTexts } from '../../core/terms/termsTexts.ts';
import type { FeatureTexts } from '../../core/texts/registeredTexts.ts';
import { waitingOfferTexts } from '../../core/waitingOffer/waitingOfferTexts.ts';
import type { deferredBookingTextsDe } from './texts.de.ts';

declare module '../../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    /** Of what is shown only after an interaction; comes with the chunk of booking/lazy. */
    deferredBooking: typeof deferredBookingTextsDe;
  }
}

export const laterBookingTexts = {
  ...cancelBookingTexts,
  ...openPaymentTexts,
  ...playersTexts,
  ...termsTexts,
  ...waitingOfferTexts,
  deferredBooking: {
    de: async () => (await import('./texts.de.ts')).deferredBookingTextsDe,
    en: async () => (await import('./texts.en.ts')).deferredBookingTextsEn,
  },
} satisfies FeatureTexts;
