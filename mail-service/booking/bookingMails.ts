import type { BookingMailKind } from '@platzwart/contracts/booking';
import type { MailFeature } from '../core/mailFeature.ts';
import { bookingCancelled } from './bookingCancelled.ts';
import { bookingChanged } from './bookingChanged.ts';
import { bookingConfirmed } from './bookingConfirmed.ts';
import { bookingReminder } from './bookingReminder.ts';
import { gameCancelled, gameChanged } from './gameMails.ts';
import { paymentLapsed } from './paymentLapsed.ts';
import { paymentRefunded } from './paymentRefunded.ts';
import { playerNamed } from './playerNamed.ts';
import { slotOfferedMail } from './slotOffered.ts';
import { bookingTriggers } from './bookingTriggers.ts';

/** All e-mails about bookings. */
export const bookingMails: MailFeature<BookingMailKind> = {
  definitions: {
    BOOKING_CONFIRMED: bookingConfirmed,
    BOOKING_CHANGED: bookingChanged,
    BOOKING_CANCELLED: bookingCancelled,
    BOOKING_REMINDER: bookingReminder,
    PLAYER_NAMED: playerNamed,
    GAME_CHANGED: gameChanged,
    GAME_CANCELLED: gameCancelled,
    SLOT_OFFERED: slotOfferedMail,
    PAYMENT_REFUNDED: paymentRefunded,
    PAYMENT_LAPSED: paymentLapsed,
  },
  triggers: bookingTriggers,
};
