import { type FeatureNames, entityErrorCodes, entitySuccessCodes } from '../core/index.ts';
import { ownBookingErrorCodes } from './ownBookingErrorCodes.ts';

/** A main booking is the head of a series (decisions.md B10). */
export const bookingNames = {
  errorCodes: [
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
  ],
  successCodes: [
    ...entitySuccessCodes('BOOKING'),
    ...(['SUC_BOOKING_HELD', 'SUC_BOOKING_CANCELED', 'SUC_WAITING_LIST_UPDATED'] as const),
  ],
  mailKinds: [
    'BOOKING_CONFIRMED',
    'BOOKING_CHANGED',
    'BOOKING_CANCELLED',
    'BOOKING_REMINDER',
    'PLAYER_NAMED',
    'GAME_CHANGED',
    'GAME_CANCELLED',
    'SLOT_OFFERED',
    'PAYMENT_REFUNDED',
    'PAYMENT_LAPSED',
  ],
  historyKinds: ['BOOKING', 'WAITING_LIST'],
  readModels: ['bookings', 'payments', 'waiting_list'],
} as const satisfies FeatureNames;
export type BookingErrorCode = (typeof bookingNames.errorCodes)[number];
export type BookingMailKind = (typeof bookingNames.mailKinds)[number];
