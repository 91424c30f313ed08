import type { TextShape } from '../core/index.ts';
import type { bookingSuccessTextsDe, bookingTextsDe } from './bookingTexts.de.ts';

export const bookingTextsEn: TextShape<typeof bookingTextsDe> = {
  errors: {
    ERR_BOOKING_NOT_CREATED: 'The booking could not be made. Check what you entered and try again.',
    ERR_BOOKING_NOT_UPDATED:
      'The booking could not be changed. Invoiced bookings stay as they are; otherwise check what you entered.',
    ERR_BOOKING_NOT_DELETED: 'The booking could not be deleted. Invoiced or paid bookings can only be cancelled.',
    ERR_MAIN_BOOKING_NOT_CREATED: 'The series could not be booked. Check what you entered and try again.',
    ERR_MAIN_BOOKING_NOT_UPDATED: 'The series could not be changed. Check what you entered and try again.',
    ERR_MAIN_BOOKING_NOT_DELETED:
      'The series could not be deleted. Invoiced dates can only be cancelled; check each of them.',
    ERR_MAIN_BOOKING_NOT_FOUND: 'This series no longer exists. Reload the page to see how things stand.',
    ERR_EVENT_NOT_POSSIBLE_TO_CANCEL: 'This time belongs to an event. Delete the event instead.',
    ERR_EVENT_NOT_POSSIBLE_TO_DELETE: 'This time belongs to an event. Delete the event instead, and this goes with it.',
    ERR_PAYMENT_FAILED: 'The payment did not work and nothing was booked. Try again, or pay in another way.',
    ERR_TERMS_NOT_ACCEPTED:
      'Before you book you have to accept the terms of the club. Book in the court plan and tick the box there.',
    ERR_BOOKING_LEAVES_GAP:
      'This booking would leave less than an hour free on the court. Choose a time right before or after another booking.',
  },
  mailKinds: {
    BOOKING_CONFIRMED: 'Booking confirmed',
    BOOKING_CHANGED: 'Booking changed',
    BOOKING_CANCELLED: 'Booking cancelled',
    BOOKING_REMINDER: 'Reminder of a booking',
    PLAYER_NAMED: 'Named as a player',
    GAME_CHANGED: "Player's game moved",
    GAME_CANCELLED: "Player's game cancelled",
    SLOT_OFFERED: 'Offer from the waiting list',
    PAYMENT_REFUNDED: 'Payment is refunded',
    PAYMENT_LAPSED: 'Order not paid',
  },
  readModels: {
    bookings: 'Bookings',
    payments: 'Online payments',
    waiting_list: 'Waiting list',
  },
  you: {
    SeriesPlanned: 'You planned the series.',
    SeriesChanged: 'You changed the series.',
    CourtBooked: 'You booked.',
    PlayersChanged: 'You named the players.',
    PlayerLeft: 'You are no longer playing.',
    RemarkChanged: 'You changed the remark.',
    BookingChanged: 'You changed the booking.',
    BookingCancelled: 'You cancelled.',
    BookingDeleted: 'You deleted the entry.',
    BookingsAnonymised: 'You removed the names from old bookings.',
    WaitingListJoined: 'You joined the waiting list.',
    WaitingListLeft: 'You are no longer waiting.',
    SlotOffered: 'You offered a court.',
    OfferEnded: 'You answered an offer.',
    PaymentStarted: 'You held courts to pay for them online.',
    PaymentIntentCreated: 'The payment provider has taken the order.',
    PaymentReceived: 'The online payment has arrived.',
    PaymentDeclined:
      'The payment provider has declined the payment. The courts stay reserved for as long as they were.',
    PaymentEnded: 'The online payment ended without any money arriving.',
    PaymentClosed: 'The payment provider is not asked about this order any more.',
    RefundDue: 'What was paid online goes back.',
    RefundMade: 'The payment provider has accepted the refund.',
  },
  others: {
    SeriesPlanned: '{{who}} planned the series.',
    SeriesChanged: '{{who}} changed the series.',
    CourtBooked: '{{who}} booked.',
    PlayersChanged: '{{who}} named the players.',
    PlayerLeft: 'A player is no longer playing.',
    RemarkChanged: '{{who}} changed the remark.',
    BookingChanged: '{{who}} changed the booking.',
    BookingCancelled: '{{who}} cancelled.',
    BookingDeleted: '{{who}} deleted the entry.',
    BookingsAnonymised: '{{who}} removed the names from old bookings.',
    WaitingListJoined: '{{who}} joined the waiting list.',
    WaitingListLeft: '{{who}}: the waiting is over.',
    SlotOffered: '{{who}} offered a court that became free.',
    OfferEnded: '{{who}}: the offer has ended.',
    PaymentStarted: '{{who}} held courts to pay for them online.',
    PaymentIntentCreated: 'The payment provider has taken the order.',
    PaymentReceived: 'The online payment has arrived.',
    PaymentDeclined:
      'The payment provider has declined the payment. The courts stay reserved for as long as they were.',
    PaymentEnded: 'The online payment ended without any money arriving.',
    PaymentClosed: 'The payment provider is not asked about this order any more.',
    RefundDue: 'What was paid online goes back.',
    RefundMade: 'The payment provider has accepted the refund.',
  },
};

export const bookingSuccessTextsEn: TextShape<typeof bookingSuccessTextsDe> = {
  SUC_BOOKING_CREATED: 'The booking has been made.',
  SUC_BOOKING_HELD: 'The court is reserved for you. It is booked once the payment has arrived.',
  SUC_BOOKING_UPDATED: 'The booking has been changed.',
  SUC_BOOKING_DELETED: 'The booking has been deleted.',
  SUC_BOOKING_CANCELED: 'The booking is cancelled and the court is free again.',
  SUC_WAITING_LIST_UPDATED: 'The waiting list has changed.',
};
