import type { TextShape } from '../texts/textShape.ts';
import type { cancelBookingTextsDe } from './texts.de.ts';

export const cancelBookingTextsEn: TextShape<typeof cancelBookingTextsDe> = {
  single: {
    action: 'Cancel booking',
    title: 'Your booking',
    question: 'Cancel this booking?',
    confirm: 'Cancel it now',
    keep: 'Keep booking',
    until: 'You can cancel free of charge until {{until}}.',
    tooLate: 'Cannot be cancelled ({{notice}} notice). If you cannot play, please contact the club:',
    notPossible: 'You cannot cancel this booking yourself. Please contact the club:',
    over: 'This booking is over.',
    done: 'Cancelled: {{booking}}.',
  },
  season: {
    action: 'Release date',
    title: 'A date of your season booking',
    question: 'Release date?',
    confirm: 'Release date',
    keep: 'Keep date',
    until: 'You can release this date of your season booking until {{until}}.',
    tooLate: 'This date can no longer be released ({{notice}} notice). If you cannot play, please contact the club:',
    notPossible: 'You cannot release this date yourself. Please contact the club:',
    over: 'This date is over.',
    done: 'Date released: {{booking}}. The court becomes free; the price of your season booking stays.',
  },
  consequence: {
    nothingPaid: 'The court becomes free at once. You have nothing to pay.',
    paidBack: 'The court becomes free at once. You get back what you paid.',
    hoursBack: 'The court becomes free at once. The hours return to your card.',
    invoiced: 'The court becomes free at once. It is on an invoice already; the club will correct it.',
    free: 'The court becomes free at once.',
    season: 'The court becomes free; the price of your season booking stays.',
  },
  ofChild: 'For {{name}}',
  byCard: '{{hours}} by hour card',
  undo: 'Undo',
  undone: 'The booking is back.',
  undoTaken: 'The court has been taken meanwhile.',
  undoTooLate: 'This can no longer be undone.',
};
