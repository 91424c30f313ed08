import type { TextShape } from '../../../core/texts/textShape.ts';
import type { invoicesAsOfTextsDe } from './asOfTexts.de.ts';

export const invoicesAsOfTextsEn: TextShape<typeof invoicesAsOfTextsDe> = {
  asOf: {
    link: 'As of',
    title: 'Invoices as of a moment',
    year: 'Issued in',
    now: 'Invoices of {{period}} as they are now',
    then: 'Invoices of {{period}} as they were known on {{time}}',
    position: 'position {{position}} in the log',
    same: 'No invoice is different now',
    sameThen: 'No invoice was different on {{time}}',
    differences_one: '{{count}} invoice is different now',
    differences_other: '{{count}} invoices are different now',
    differencesThen_one: '{{count}} invoice was different on {{time}}',
    differencesThen_other: '{{count}} invoices were different on {{time}}',
    since: '{{what}} afterwards',
    sinceThen: 'Afterwards',
    changes: {
      issued: 'issued',
      delivered: 'delivered',
      reminded: 'reminded',
      paid: 'paid',
      reopened: 'open again',
      cancelled: 'cancelled',
      refunded: 'paid back',
    },
    sums: { open: 'Open', overdue: 'Overdue of it', paid: 'Paid' },
    happened: 'What happened at that moment',
    empty: 'No invoice was issued at that time',
    emptyText: 'Choose another year or month.',
  },
};
