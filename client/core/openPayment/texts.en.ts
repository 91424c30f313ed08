import type { TextShape } from '../texts/textShape.ts';
import type { openPaymentTextsDe } from './texts.de.ts';

export const openPaymentTextsEn: TextShape<typeof openPaymentTextsDe> = {
  title: 'Not paid yet',
  facts_one: 'To be paid: {{amount}}. The court is reserved for you until {{until}}, and booked once it is paid.',
  facts_other:
    'To be paid: {{amount}}. The courts are reserved for you until {{until}}, and booked once they are paid.',
  factsFor_one:
    'To be paid: {{amount}}. The court is reserved for {{name}} until {{until}}, and booked once it is paid.',
  factsFor_other:
    'To be paid: {{amount}}. The courts are reserved for {{name}} until {{until}}, and booked once they are paid.',
  pay: 'Pay now',
  payNamed: 'Pay now: {{order}}',
  payOtherwise: 'Pay another way',
  payOtherwiseNamed: 'Pay another way: {{order}}',
  declined: 'The payment was declined, reserved until {{until}}',
  giveUp: 'Do not book',
  giveUpNamed: 'Do not book: {{order}}',
  givenUp: 'Nothing was booked, and the courts are free again.',
  held: 'Reserved, to be paid by {{until}}',
  heldFor: 'Reserved for {{name}}, to be paid by {{until}}',
};
