import type { CreditRow } from '@platzwart/contracts/invoice';
import type { Builder } from '../../core/builder.ts';
import { callerOf } from '../../core/commandBus.ts';
import { type PolicyTable, allOf, forAdmins, perPerson } from '../../core/policy.ts';
import type { SharedTypes } from '../../core/sharedTypes.ts';
import type { CreditReads, OpenInvoice } from './creditReads.ts';

export const creditPolicies: PolicyTable = {
  Credit: {
    ...allOf(['_id', 'amount', 'rest', 'receivedOn', 'invoiceNumber'], perPerson),
    ...allOf(['person', 'openInvoices'], forAdmins),
  },
  OpenInvoice: allOf(['_id', 'invoiceNumber', 'openAmount'], forAdmins),
  Query: { credits: forAdmins, ownCredits: perPerson },
  Mutation: allOf(['setCreditRefunded', 'setOffCredit', 'withdrawCredit', 'creditMovement'], forAdmins),
};

/** `credits` lists what payers have paid too much, `ownCredits` what the caller has. */
export const addCredits = (builder: Builder, { bookingUser }: SharedTypes, credits: CreditReads): void => {
  const open = builder.objectRef<OpenInvoice>('OpenInvoice').implement({
    description: '(+) An invoice that a credit can pay.',
    fields: (t) => ({
      _id: t.exposeID('invoiceId'),
      invoiceNumber: t.exposeString('number'),
      openAmount: t.expose('openAmount', { type: 'Cents' }),
    }),
  });
  const credit = builder.objectRef<CreditRow>('Credit').implement({
    description: '(+) What a payer has paid too much of an invoice: it is paid back or set off (decisions.md Q1).',
    fields: (t) => ({
      _id: t.exposeID('creditId'),
      amount: t.expose('amount', { type: 'Cents' }),
      rest: t.expose('rest', { type: 'Cents', description: 'What of it is neither paid back nor set off.' }),
      receivedOn: t.expose('receivedOn', { type: 'Date' }),
      invoiceNumber: t.exposeString('number', { description: 'Of the invoice for which it was paid.' }),
      person: t.field({
        type: bookingUser,
        nullable: true,
        description: 'Null for an erased person.',
        resolve: ({ personId }, _, context) => context.person(personId),
      }),
      openInvoices: t.field({
        type: [open],
        description: 'Invoices of the person that it can pay.',
        resolve: async ({ personId }) => [...(await credits.openInvoicesOf(personId))],
      }),
    }),
  });
  builder.queryFields((t) => ({
    credits: t.field({
      type: [credit],
      description: '(+) Of which something is left, the oldest first, at most 500.',
      resolve: async () => [...(await credits.left())],
    }),
    ownCredits: t.field({
      type: [credit],
      description: "(+) The caller's of which something is left, the newest first.",
      resolve: async (_, _args, context) =>
        (await credits.ofPerson(callerOf(context).personId)).filter(({ rest }) => rest > 0),
    }),
  }));
};
