import type { TextShape } from '../../../core/texts/textShape.ts';
import type { cancelTextsDe } from './cancelTexts.de.ts';

export const cancelTextsEn: TextShape<typeof cancelTextsDe> = {
  cancel: {
    action: 'Cancel booking …',
    title: 'Cancel this booking?',
    text: 'The court becomes free. {{name}} gets an e-mail with your reason.',
    textClub: 'The court becomes free.',
    billed:
      'The unpaid invoice about it is cancelled as well, and what is left of it is billed anew. Only one whose direct debit is already with the bank stays for now.',
    reason: 'Reason',
    reasonMissing: 'Give a reason.',
    price: 'Price',
    refund: {
      FULL: 'Dropped: nothing is to be paid, and what was paid goes back.',
      NONE: 'Stays: {{price}} are to be paid.',
      hours: 'Stays: the hours of the card are used up.',
      season: 'Stays: the cancelled dates are to be paid all the same.',
      late: 'Stays where the deadline for cancelling is over. For the other dates it is dropped.',
    },
    keep: 'Keep it',
    confirm: 'Cancel booking',
    undoneSeries: 'The cancelled dates are back, as far as their courts are still free.',
    done: {
      THIS: 'The booking is cancelled, the court is free.',
      FOLLOWING: 'This date and all later ones are cancelled. What has begun stays.',
      ALL: 'The dates of the series that have not begun are cancelled.',
    },
  },
};
