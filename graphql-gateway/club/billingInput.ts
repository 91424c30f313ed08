import type { Builder } from '../core/builder.ts';

export const addBillingInput = (builder: Builder) => {
  const directDebit = builder.inputType('DirectDebitInput', {
    description: '(+) How the club collects by SEPA direct debit.',
    fields: (t) => ({
      creditorId: t.string({ required: true }),
      noticeDays: t.int({ required: true }),
      isOffered: t.boolean({ required: true }),
    }),
  });
  return builder.inputType('BillingInput', {
    description: '(+)',
    fields: (t) => ({
      taxNumber: t.string(),
      iban: t.string(),
      bic: t.string(),
      accountHolder: t.string(),
      dueDays: t.int({ required: true }),
      footer: t.string(),
      eInvoice: t.boolean({ description: 'Missing: no.' }),
      directDebit: t.field({ type: directDebit }),
    }),
  });
};
