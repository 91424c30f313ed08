import type { TextShape } from './textShape.ts';
import type { mailKindTextsDe } from './mailKindTexts.de.ts';

export const mailKindTextsEn: TextShape<typeof mailKindTextsDe> = {
  INIT_CODE: 'Invitation with starting code',
  GUEST_VERIFY: 'Confirmation of the guest account',
  RESET_PASSWORD: 'New password',
  NEW_EMAIL: 'Confirm a new address',
  NEW_EMAIL_NOTICE: 'Notice of a new address',
  EMAIL_CHANGED: 'Address changed',
  PASSWORD_CHANGED: 'Password changed',
  SECOND_FACTOR_ENABLED: 'Second factor set up',
  SECOND_FACTOR_REMOVED: 'Second factor removed',
  REGISTRATION_ATTEMPTED: 'Registration with a known address',
  ACCOUNT_DEACTIVATED: 'Account blocked',
  ACCOUNT_ERASED: 'Account erased',
  LOG_HEAD: 'Checksum of the log',
  BOOKING_CONFIRMED: 'Booking confirmed',
  BOOKING_CHANGED: 'Booking changed',
  BOOKING_CANCELLED: 'Booking cancelled',
  BOOKING_REMINDER: 'Reminder of a booking',
  PLAYER_NAMED: 'Named as a player',
  SLOT_OFFERED: 'Offer from the waiting list',
  VOUCHER_ORDERED: 'Hour card ordered',
  VOUCHER_USED_UP: 'Hour card used up',
  INVOICE: 'Invoice',
  INVOICE_CANCELLED: 'Cancellation invoice',
  INVOICE_WARNING: 'Payment reminder',
};
