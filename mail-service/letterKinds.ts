import type { MailKind } from '@platzwart/contracts/core';
import { bookingCancelled } from './booking/bookingCancelled.ts';
import { bookingConfirmed } from './booking/bookingConfirmed.ts';
import { bookingOccasions } from './booking/bookingOccasions.ts';
import type { Occasions } from './core/occasion.ts';
import type { LetterKind } from './core/writing.ts';
import { userLetters } from './user/userLetters.ts';
import { userOccasions } from './user/userOccasions.ts';

/** Every letter that the club writes. */
export const letterKinds: Readonly<Record<MailKind, LetterKind>> = {
  ...userLetters,
  BOOKING_CONFIRMED: bookingConfirmed,
  BOOKING_CANCELLED: bookingCancelled,
};

/** Every event that calls for one. */
export const occasions: Occasions = { ...bookingOccasions, ...userOccasions };
