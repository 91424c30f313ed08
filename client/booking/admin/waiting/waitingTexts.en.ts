import type { TextShape } from '../../../core/texts/textShape.ts';
import type { waitingTextsDe } from './waitingTexts.de.ts';

export const waitingTextsEn: TextShape<typeof waitingTextsDe> = {
  action: 'Waiting list',
  title: 'Waiting list: {{date}}',
  none: 'Nobody waits on this day.',
  nobody: 'Deleted account',
  steps: {
    JOINED: 'joined',
    OFFERED: 'got an offer',
    TAKEN: 'took the offer',
    DECLINED: 'declined the offer',
    EXPIRED: 'the offer expired',
    DISPLACED: 'the club withdrew the offer',
    BOOKED: 'has booked',
    LEFT: 'waits no longer',
    PASSED: 'the time is over',
    RELEASED: 'account locked or deleted',
  },
};
