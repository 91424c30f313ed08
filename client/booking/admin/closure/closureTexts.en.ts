import type { TextShape } from '../../../core/texts/textShape.ts';
import type { closureTextsDe } from './closureTexts.de.ts';

export const closureTextsEn: TextShape<typeof closureTextsDe> = {
  closure: {
    title: 'Close courts',
    back: 'Back to the calendar',
    why: 'Why',
    causes: { RAIN: 'Rain', CARE: 'Court care', OTHER: 'Other reason' },
    reason: 'Reason',
    reasonHelp: 'Everybody sees it in the plan, and it is in the e-mails. Name no people.',
    reasonMissing: 'Enter a reason.',
    until: 'Closed until',
    span: 'Today, {{time}}. You can open earlier at any time.',
    close_one: 'Close {{count}} court',
    close_other: 'Close {{count}} courts',
    done_one: '{{count}} court is closed until {{until}}.',
    done_other: '{{count}} courts are closed until {{until}}.',
    undone_zero: 'Taken back.',
    undone_one: 'Taken back, {{count}} booking is back.',
    undone_other: 'Taken back, {{count}} bookings are back.',
    undoTooLate: 'Undoing works for ten minutes and while it is closed. Open the courts in “Close courts”.',
    running_one: 'One booking has begun: all of its price is waived or paid back, too.',
    running_other: '{{count}} bookings have begun: all of their price is waived or paid back, too.',
    over: 'The club is done for today. To close other days, use “New booking”.',
    now: 'Closed today',
    what: '{{reason}}, {{time}}: {{courts}}',
    reopen: 'Open again',
    reopenThis: 'Open again: {{what}}',
    reopened: 'Open again: the courts can be booked.',
  },
};
