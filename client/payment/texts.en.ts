import type { TextShape } from '../core/texts/textShape.ts';
import type { paymentTextsDe } from './texts.de.ts';

export const paymentTextsEn: TextShape<typeof paymentTextsDe> = {
  title: 'Your payment',
  methods: { VOUCHER: 'Hour card', INVOICE: 'Invoice', PAYPAL: 'PayPal', CREDIT_CARD: 'Credit card' },
  amount: '{{amount}} by {{method}}',
  waiting: 'We are waiting for your payment. The courts are reserved for you until {{until}}.',
  preparing: 'The payment is being prepared …',
  pay: 'Continue to payment',
  paid: 'Paid. Your courts are booked.',
  declined: 'The payment was declined. Nothing was booked, and nothing was charged.',
  expired: 'The time to pay is over. Nothing was booked. Should money arrive after all, we book it or pay it back.',
  abandoned: 'You did not want to pay after all. Nothing was booked, and the courts are free again.',
  giveUp: 'Do not pay after all',
  refundDue: 'Your payment arrived when the courts were no longer free. You will get your money back.',
  refunded: 'Your payment arrived when the courts were no longer free. You got your money back.',
  unknown: 'This payment does not exist. Check the address.',
  lost: 'The state cannot be read right now. We keep trying.',
  loading: 'The state of the payment is loading …',
  mine: 'My bookings',
  again: 'Book a court',
  signIn: 'Sign in to see your bookings.',
};
