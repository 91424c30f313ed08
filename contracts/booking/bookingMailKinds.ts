/** The e-mails about bookings (decisions.md W14). */
export const bookingMailKinds = ['BOOKING_CONFIRMED', 'BOOKING_CANCELLED'] as const;
export type BookingMailKind = (typeof bookingMailKinds)[number];
