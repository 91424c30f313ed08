/** What a mutation answers where it succeeded, by the pattern of decisions.md C2. */
export const bookingSuccessCodes = ['SUC_BOOKING_CREATED', 'SUC_BOOKING_CANCELED'] as const;
export type BookingSuccessCode = (typeof bookingSuccessCodes)[number];
