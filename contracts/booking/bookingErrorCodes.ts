export const bookingErrorCodes = [
  'ERR_BOOKING_TIME_INVALID',
  'ERR_BOOKING_CONFLICT',
  'ERR_BOOKING_LIMIT',
  'ERR_PRICE_CHANGED',
  'ERR_BOOKING_NOT_FOUND',
  'ERR_CANCEL_TOO_LATE',
] as const;
export type BookingErrorCode = (typeof bookingErrorCodes)[number];
