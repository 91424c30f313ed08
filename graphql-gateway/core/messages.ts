import type { BookingSuccessCode } from '@platzwart/contracts/booking';
import type { Language, UserSuccessCode } from '@platzwart/contracts/user';
import type { MutationSuccess } from './sharedTypes.ts';

type SuccessCode = BookingSuccessCode | UserSuccessCode;

const texts: Readonly<Record<Language, Readonly<Record<SuccessCode, string>>>> = {
  de: {
    SUC_BOOKING_CREATED: 'Deine Buchung ist eingetragen.',
    SUC_BOOKING_CANCELED: 'Die Buchung ist storniert, der Platz ist wieder frei.',
    SUC_LOGIN: 'Du bist angemeldet.',
  },
  en: {
    SUC_BOOKING_CREATED: 'Your booking has been made.',
    SUC_BOOKING_CANCELED: 'The booking is cancelled and the court is free again.',
    SUC_LOGIN: 'You are signed in.',
  },
};

/** What a mutation says where it succeeded. */
export const succeeded = (code: SuccessCode, language: Language): MutationSuccess => ({
  success: true,
  code,
  msg: texts[language][code],
});
