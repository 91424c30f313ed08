import type { TextShape } from '../textShape.ts';
import type { cancelBookingTextsDe } from './texts.de.ts';

export const cancelBookingTextsEn: TextShape<typeof cancelBookingTextsDe> = {
  action: 'Cancel booking',
  title: 'Your booking',
  question: 'Cancel this booking?',
  confirm: 'Cancel it now',
  keep: 'Keep booking',
  until: 'You can cancel free of charge until {{until}}.',
  consequence: {
    nothingPaid: 'The court becomes free at once. You have nothing to pay.',
    free: 'The court becomes free at once.',
  },
  tooLate: 'You could cancel until {{until}}. If you cannot play, please contact the club:',
  notPossible: 'You cannot cancel this booking yourself. Please contact the club:',
  over: 'This booking is over.',
  done: 'Cancelled: {{booking}}.',
};
