import { entityErrorCodes } from '../core/index.ts';

/** What booking and cancelling for oneself may be refused with. */
export const ownBookingErrorCodes = [
  'ERR_BOOKING_TIME_INVALID',
  'ERR_BOOKING_CONFLICT',
  'ERR_BOOKING_LIMIT',
  'ERR_PRICE_CHANGED',
  'ERR_BOOKING_NOT_FOUND',
  'ERR_CANCEL_TOO_LATE',
] as const;

/** Every refusal about bookings, product.md §8; a main booking is the head of a series (decisions.md B10). */
export const bookingErrorCodes = [
  ...ownBookingErrorCodes,
  'ERR_BOOKING_NOT_CREATED',
  'ERR_BOOKING_NOT_UPDATED',
  'ERR_BOOKING_NOT_DELETED',
  ...entityErrorCodes('MAIN_BOOKING'),
  'ERR_EVENT_NOT_POSSIBLE_TO_CANCEL',
  'ERR_EVENT_NOT_POSSIBLE_TO_DELETE',
  'ERR_PAYMENT_FAILED',
  'ERR_TERMS_NOT_ACCEPTED',
  'ERR_BOOKING_LEAVES_GAP',
] as const;
export type BookingErrorCode = (typeof bookingErrorCodes)[number];
