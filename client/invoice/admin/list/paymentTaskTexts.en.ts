import type { TextShape } from '@platzwart/contracts/core';
import type { paymentTaskTextsDe } from './paymentTaskTexts.de.ts';

export const paymentTaskTextsEn: TextShape<typeof paymentTaskTextsDe> = {
  paymentTasks: {
    title: 'To be settled at the payment provider',
    text: 'A failed refund is not paid back: try again, or pay it back in another way. What the provider has taken back is open again.',
    kinds: { REFUND_FAILED: 'Refund failed', REVERSED: 'Payment taken back' },
    methods: { PAYPAL: 'PayPal', CREDIT_CARD: 'Credit card', INVOICE: 'Invoice', VOUCHER: 'Hour card' },
    columns: { person: 'Person', what: 'What', since: 'Since', amount: 'Amount', action: 'What to do?' },
    retry: 'Try again',
    retryNamed: 'Try again: {{amount}} to {{name}}',
    retried: 'The provider is asked once more.',
    otherwise: 'Paid back otherwise',
    otherwiseNamed: 'Paid back otherwise: {{amount}} to {{name}}',
    ask: 'Is the money paid back in another way?',
    asked: 'The club has paid {{amount}} back to {{name}}, instead of by {{method}}.',
    bill: 'Issue an invoice',
    billNamed: 'Issue an invoice: {{amount}} from {{name}}',
  },
};
