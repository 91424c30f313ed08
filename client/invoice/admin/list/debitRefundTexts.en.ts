import type { TextShape } from '@platzwart/contracts/core';
import type { debitRefundTextsDe } from './debitRefundTexts.de.ts';

export const debitRefundTextsEn: TextShape<typeof debitRefundTextsDe> = {
  debitRefunds: {
    title: 'Paid twice, also by direct debit',
    text: 'These invoices were paid otherwise when the direct debit arrived. The club pays back what was collected too much.',
    columns: { person: 'Person', invoice: 'Invoice', day: 'Collected on', amount: 'Too much', action: 'Done?' },
    actionNamed: 'Paid back: {{amount}} to {{name}}, invoice {{number}}',
    asked: 'Invoice {{number}}: the club has paid {{amount}} back to {{name}}.',
  },
};
