import type { Billing, DirectDebitTerms } from '@platzwart/contracts/club';
import type { Builder } from '../core/builder.ts';

export const addBilling = (builder: Builder) => {
  const directDebit = builder.objectRef<DirectDebitTerms>('DirectDebitSettings').implement({
    description: '(+) How the club collects by SEPA direct debit.',
    fields: (t) => ({
      creditorId: t.exposeString('creditorId'),
      noticeDays: t.exposeInt('noticeDays', { description: 'Days between the announcement and the collection.' }),
      isOffered: t.exposeBoolean('isOffered'),
    }),
  });
  return builder.objectRef<Billing>('Billing').implement({
    description: '(+) What invoices say about the club.',
    fields: (t) => ({
      taxNumber: t.exposeString('taxNumber', { nullable: true }),
      iban: t.exposeString('iban', { nullable: true }),
      bic: t.exposeString('bic', { nullable: true }),
      accountHolder: t.exposeString('accountHolder', { nullable: true }),
      dueDays: t.exposeInt('dueDays'),
      eInvoice: t.boolean({
        resolve: ({ eInvoice }) => eInvoice ?? false,
        description: '(+) Whether all invoices are e-invoices; those to businesses are in any case (decisions.md I14).',
      }),
      footer: t.exposeString('footer', { nullable: true }),
      directDebit: t.field({
        type: directDebit,
        nullable: true,
        resolve: ({ directDebit: terms }) => terms ?? null,
      }),
    }),
  });
};
