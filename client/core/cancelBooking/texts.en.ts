import type { TextShape } from '../texts/textShape.ts';
import type { cancelBookingTextsDe } from './texts.de.ts';

export const cancelBookingTextsEn: TextShape<typeof cancelBookingTextsDe> = {
  action: 'Cancel booking',
  title: 'Your booking',
  question: 'Cancel this booking?',
  confirm: 'Cancel it now',
  keep: 'Keep booking',
  until: 'You can cancel free of charge until {{until}}.',
  releaseUntil: 'You can release this date of your season booking until {{until}}.',
  consequence: {
    nothingPaid: 'The court becomes free at once. You have nothing to pay.',
    free: 'The court becomes free at once.',
    season: 'The court becomes free; the price of your season booking stays.',
  },
  tooLate: 'Cannot be cancelled ({{notice}} notice). If you cannot play, please contact the club:',
  notPossible: 'You cannot cancel this booking yourself. Please contact the club:',
  over: 'This booking is over.',
  done: 'Cancelled: {{booking}}.',
  undo: 'Undo',
  undone: 'The booking is back.',
  undoTaken: 'The court has been taken meanwhile.',
  undoTooLate: 'This can no longer be undone.',
};
