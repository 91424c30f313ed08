import type { TextShape } from '../core/texts/textShape.ts';
import type { vouchersTextsDe } from './texts.de.ts';

export const vouchersTextsEn: TextShape<typeof vouchersTextsDe> = {
  title: 'My hour cards',
  whose: 'For whom?',
  mine: 'For me',
  types: { YOUNG: 'Youth', STUDENT: 'Student', ADULT: 'Adult', SENIOR: 'Senior' },
  states: { ACTIVE: 'Usable', ENDED: 'Used up', UNPAID: 'Unpaid', INVOICED: 'Invoiced', PAID: 'Paid' },
  hours: '{{hours}} h',
  hoursOf: '{{left}} of {{hours}} h left',
  left: {
    title: 'Hours left',
    none: 'You have no hours on a card.',
    noneOf: '{{name}} has no hours on a card.',
    text: 'One hour on the card pays for one hour of court, whatever it costs, up to two weeks ahead. If you cancel, the hours come back.',
    textOf:
      'The hours pay for courts that you book for {{name}}: one hour of card for one hour of court, up to two weeks ahead. If you cancel, the hours come back.',
    book: 'Book a court',
  },
  order: {
    title: 'Order a card',
    type: 'Kind of card',
    option: '{{type}}, {{hours}} hours: {{price}}',
    invoice: 'The price includes VAT and is on your next invoice. The card does not expire.',
    invoiceWithoutVat: 'The price is on your next invoice. The card does not expire.',
    consent:
      'I want to use the card at once. I know that I lose my right of withdrawal for hours that are used. As long as no hour is used, I can withdraw for 14 days.',
    consentMissing: 'Without your consent we cannot make the card usable at once.',
    submit: 'Order and pay',
    done: 'Your card is here, you can book with it at once.',
    doneFor: 'The card for {{name}} is here, you can book with it at once.',
    later: 'You can order a new card once at most two hours are left.',
    unpaid:
      'You can order a new card once your last one is paid. In a hurry? The club can set one up for you before that.',
    notSold: 'The club does not sell hour cards at present. Your hours stay usable.',
  },
  cards: {
    title: 'Your cards',
    titleOf: 'Cards of {{name}}',
    ordered: 'Ordered on {{date}}',
    history: 'Hour card {{type}} of {{date}}',
    withdraw: 'Withdraw from the contract',
    withdrawNamed: 'Withdraw from the contract: card of {{date}}',
    question: 'Withdraw from the contract?',
    questionText: 'The card {{type}} of {{date}} is deleted, and you have nothing to pay.',
    keep: 'Keep the card',
    withdrawn: 'Your withdrawal has arrived, the card is deleted.',
  },
  statement: {
    title: 'Statement',
    none: 'No movements yet.',
    day: 'Day',
    what: 'What',
    change: 'Hours',
    balance: 'Balance',
    ORDERED: 'Card ordered',
    USED: 'Booked: {{booking}}',
    RETURNED: 'Back: {{booking}}',
    forgotten: 'an older booking',
  },
};
