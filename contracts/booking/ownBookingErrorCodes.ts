/** What booking and cancelling for oneself may be refused with. In their own file, because the first load of the client needs them and none of the others. */
export const ownBookingErrorCodes = [
  'ERR_BOOKING_TIME_INVALID',
  'ERR_BOOKING_CONFLICT',
  'ERR_BOOKING_LIMIT',
  'ERR_PRICE_CHANGED',
  'ERR_BOOKING_NOT_FOUND',
  'ERR_CANCEL_TOO_LATE',
] as const;
