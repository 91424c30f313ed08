import type { TextShape } from '../core/texts/textShape.ts';
import type { paymentTextsDe } from './texts.de.ts';

export const paymentTextsEn: TextShape<typeof paymentTextsDe> = {
  title: 'Your payment',
  methods: { VOUCHER: 'Hour card', INVOICE: 'Invoice', PAYPAL: 'PayPal', CREDIT_CARD: 'Credit card' },
  amount: '{{amount}}, {{method}}',
  waiting: 'We are waiting for your payment. The courts are reserved for you until {{until}}.',
  preparing: 'The payment is being prepared …',
  declinedHeld:
    'The payment was declined, and nothing was charged. The courts stay reserved for you until {{until}}: pay another way, or try again.',
  states: {
    PAID: 'Paid. Your courts are booked.',
    DECLINED:
      'The payment was declined. Nothing was booked, and nothing was charged. You can pay the court another way now.',
    EXPIRED: 'The time to pay is over. Nothing was booked. Should money arrive after all, we book it or pay it back.',
    ABANDONED: 'You did not want to pay after all. Nothing was booked, and the courts are free again.',
    REFUND_DUE:
      'Your payment arrived too late or with another amount. Nothing is booked. You will get your money back.',
    REFUNDED: 'Your payment arrived too late or with another amount. Nothing is booked. You got your money back.',
  },
  pay: 'Pay now',
  giveUp: 'Do not book',
  otherwise: 'Pay another way',
  calendar: 'Add to calendar',
  calendarFile: 'court-booking.ics',
  courts: 'Courts',
  show: 'Show in the court plan',
  unknown: 'This payment does not exist. Check the address.',
  lost: 'The state cannot be read right now. We keep trying.',
  loading: 'The state of the payment is loading …',
  mine: 'My bookings',
  again: 'Book a court',
  signIn: 'Sign in to see your bookings.',
};
