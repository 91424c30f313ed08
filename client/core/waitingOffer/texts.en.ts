import type { TextShape } from '../texts/textShape.ts';
import type { waitingOfferTextsDe } from './texts.de.ts';

export const waitingOfferTextsEn: TextShape<typeof waitingOfferTextsDe> = {
  offer: 'Free for you:',
  offerFor: 'Free for {{name}}:',
  rest: 'We hold the court for you for another {{rest}}.',
  restFor: 'We hold the court for {{name}} for another {{rest}}.',
  over: 'The time is over. The court is offered to the next person.',
  take: 'Book with obligation to pay',
  takeFree: 'Book',
  decline: 'Decline',
  pay: {
    label: 'Payment method',
    VOUCHER: 'Hour card, you then have {{hours}} h left',
    INVOICE: 'Invoice of the club, there is nothing to pay now',
    PAYPAL: 'PayPal, you pay next',
    CREDIT_CARD: 'Credit card, you pay next',
  },
  taken: 'Booked: {{slot}}',
  ended: {
    taken: 'The offer has been accepted already and is booked: {{slot}}',
    over: 'The offer is over, it has expired or was declined: {{slot}}',
  },
  declined: 'Declined. You stay on the waiting list.',
  declinedFor: 'Declined. {{name}} stays on the waiting list.',
  free: 'free of charge',
  held: 'Free for you until {{until}}',
  heldFor: 'Free for {{name}} until {{until}}',
};
