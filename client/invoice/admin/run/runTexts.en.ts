import type { TextShape } from '../../../core/texts/textShape.ts';
import type { runTextsDe } from './runTexts.de.ts';

/** The page that issues the invoices of many people. */
export const runTextsEn: TextShape<typeof runTextsDe> = {
  run: {
    title: 'Invoice run',
    choose: 'Period and people',
    role: 'Who',
    everybody: 'Everybody',
    people: 'These invoices are issued',
    items: 'Items',
    all: 'Select all',
    noneChosen: 'Select none',
    chosen_one: '{{count}} invoice selected, {{sum}}.',
    chosen_other: '{{count}} invoices selected, {{sum}} in all.',
    submit_one: 'Issue {{count}} invoice',
    submit_other: 'Issue {{count}} invoices',
    question_one:
      'It is about {{sum}}. The invoice gets a number and is sent by e-mail. After that it can only be cancelled.',
    question_other:
      'They are over {{sum}} in all. Each invoice gets a number and is sent by e-mail. After that it can only be cancelled.',
    confirm: 'Issue',
    nothingText: 'Nobody has anything open in this period. Choose another period.',
    withoutAddress: 'Without postal address',
    withoutAddressText: 'For these people it works only when their address is entered.',
    running: 'Invoices are being issued',
    runningText: 'Leave this page open until all are issued.',
    progress: '{{done}} of {{total}} invoices',
    stop: 'Stop',
    finished: 'Result',
    results: 'Result for each person',
    result: 'Invoice',
    done: 'Issued',
    notReached: 'Not issued yet',
    failedBecause: 'Not issued: {{reason}}',
    issued_one: '{{count}} invoice is issued.',
    issued_other: '{{count}} invoices are issued.',
    failed_one: '{{count}} could not be issued.',
    failed_other: '{{count}} could not be issued.',
    stopped_one: '{{count}} is not issued yet, because the run stopped.',
    stopped_other: '{{count}} are not issued yet, because the run stopped.',
    retry_one: 'Issue {{count}} missing invoice',
    retry_other: 'Issue {{count}} missing invoices',
    another: 'New run',
    leave: {
      title: 'Leave the invoice run?',
      text: 'The run then stops. What is issued stays; the rest can be issued later, and nothing is invoiced twice.',
      stay: 'Keep waiting',
      leave: 'Stop and leave',
    },
  },
};
