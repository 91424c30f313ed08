import type { Builder } from '../core/builder.ts';

/** The rule of all inputs of the settings. */
export const missingStays = 'What is missing stays as it is; null empties what may be empty.';

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
    description: `(+) ${missingStays}`,
    fields: (t) => ({
      taxNumber: t.string(),
      iban: t.string(),
      bic: t.string(),
      accountHolder: t.string(),
      dueDays: t.int({ required: true }),
      footer: t.string(),
      eInvoice: t.boolean(),
      directDebit: t.field({ type: directDebit }),
    }),
  });
};
