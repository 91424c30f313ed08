/** The e-mails about bookings (decisions.md W14). */
export const bookingMailKinds = [
  'BOOKING_CONFIRMED',
  'BOOKING_CHANGED',
  'BOOKING_CANCELLED',
  'BOOKING_REMINDER',
  'PLAYER_NAMED',
  'GAME_CHANGED',
  'GAME_CANCELLED',
  'SLOT_OFFERED',
  'PAYMENT_REFUNDED',
] as const;
export type BookingMailKind = (typeof bookingMailKinds)[number];
