import type { TextShape } from '@platzwart/contracts/core';
import type { creditTextsDe } from './creditTexts.de.ts';

export const creditTextsEn: TextShape<typeof creditTextsDe> = {
  credits: {
    title: 'Credit: paid too much',
    text: 'More arrived than an invoice demanded. Pay the credit back, or set it off against an open invoice of the same person.',
    columns: { person: 'Person', invoice: 'Too much for', day: 'Paid on', amount: 'Credit', action: 'What to do?' },
    refund: 'Pay back',
    refundNamed: 'Pay back credit: {{amount}} to {{name}}, invoice {{number}}',
    refundAsked: 'The club has paid back the credit of {{amount}} from invoice {{number}} to {{name}}.',
    refunded: 'The payment has been recorded.',
    setOff: 'Set off',
    setOffNamed: 'Set off credit: {{amount}} of {{name}}, invoice {{number}}',
    setOffTitle: 'Set off credit',
    setOffText: '{{name}} has a credit of {{amount}}. It pays the invoice that you choose, all of it or a part.',
    invoice: 'Open invoice',
    option: '{{number}}, open {{amount}}',
    setOffDone: 'The credit has been set off.',
    withdraw: 'Withdraw',
    withdrawNamed: 'Withdraw credit: {{amount}} of {{name}}, invoice {{number}}',
    withdrawTitle: 'Withdraw credit',
    withdrawText:
      'The credit of {{name}} over {{amount}} was a mistake, or the money went back. A movement that it came from is then open again.',
    withdrawn: 'The credit has been withdrawn.',
  },
};
