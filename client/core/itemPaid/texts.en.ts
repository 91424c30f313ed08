import type { TextShape } from '../texts/textShape.ts';
import type { itemPaidTextsDe } from './texts.de.ts';

export const itemPaidTextsEn: TextShape<typeof itemPaidTextsDe> = {
  action: 'Paid at the club',
  actionNamed: 'Paid at the club: {{what}}',
  title: 'Paid at the club?',
  text: '{{what}}: {{amount}} have arrived. It will not be on an invoice any more.',
  day: 'Paid on',
  dayWrong: 'Choose a day that is not in the future.',
  reference: 'Receipt (optional)',
  referenceHelp: 'For example the number in the cash book.',
  submit: 'Record as paid',
  done: 'The payment is recorded.',
};
