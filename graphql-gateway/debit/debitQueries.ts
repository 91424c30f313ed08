import { type LocalDate, collectionIdSchema } from '@platzwart/contracts/core';
import { lastDayOfMandate } from '@platzwart/contracts/debit';
import * as v from 'valibot';
import type { Builder } from '../core/builder.ts';
import { callerOf } from '../core/commandBus.ts';
import { Refusal } from '../core/refusal.ts';
import type { DebitReads, DueInvoice } from './debitReads.ts';
import {
  type People,
  addCollectionType,
  addDebitTerms,
  addDueInvoiceType,
  addMandateType,
  addReturnableDebitType,
  termsOf,
} from './debitTypes.ts';

type Services = Readonly<{ debits: DebitReads; peopleReads: People }>;

const isCollectable = ({ signedOn, lastUsedOn }: DueInvoice, executionOn: LocalDate): boolean =>
  signedOn !== null && executionOn <= lastDayOfMandate({ signedOn, lastUsedOn });

export const addDebitQueries = (builder: Builder, { debits, peopleReads }: Services): void => {
  const terms = addDebitTerms(builder);
  const mandate = addMandateType(builder, peopleReads);
  const dueInvoice = addDueInvoiceType(builder, peopleReads);
  const collection = addCollectionType(builder, debits, peopleReads);
  const returnable = addReturnableDebitType(builder, peopleReads);
  const preview = builder
    .objectRef<Readonly<{ due: readonly DueInvoice[]; executionOn: LocalDate }>>('DebitPreview')
    .implement({
      description: '(+) What would be collected on a day.',
      fields: (t) => ({
        invoices: t.field({
          type: [dueInvoice],
          resolve: ({ due, executionOn }) => due.filter((each) => isCollectable(each, executionOn)),
        }),
        withoutMandate: t.int({
          description: 'Open and due invoices of people without a mandate that is valid on the day.',
          resolve: ({ due, executionOn }) => due.filter((each) => !isCollectable(each, executionOn)).length,
        }),
      }),
    });

  builder.queryFields((t) => ({
    directDebitTerms: t.field({
      type: terms,
      nullable: true,
      description: '(+) Null while the club does not collect by direct debit.',
      resolve: (_, _args, context) => termsOf(context),
    }),
    ownMandate: t.field({
      type: mandate,
      nullable: true,
      description: "(+) The caller's.",
      resolve: (_, _args, context) => debits.mandateOf(callerOf(context).personId),
    }),
    mandates: t.field({
      type: [mandate],
      description: '(+) Everybody’s that are not revoked, the newest first.',
      resolve: async () => [...(await debits.mandates())],
    }),
    debitPreview: t.field({
      type: preview,
      description: '(+) Up to 500 invoices.',
      args: { executionOn: t.arg({ type: 'Date', required: true }) },
      resolve: async (_, { executionOn }) => ({ due: await debits.dueInvoices(executionOn), executionOn }),
    }),
    returnableDebits: t.field({
      type: [returnable],
      description: '(+) Of the last 14 months, the newest first.',
      resolve: async () => [...(await debits.returnable())],
    }),
    debitCollections: t.field({
      type: [collection],
      description: '(+) The newest first.',
      resolve: async () => [...(await debits.collections())],
    }),
    debitCollection: t.field({
      type: collection,
      nullable: true,
      description: '(+) ERR_DEBIT_NOT_FOUND.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_, { id }) => {
        const parsed = v.safeParse(collectionIdSchema, id);
        const found = parsed.success ? await debits.collection(parsed.output) : null;
        if (!found) throw new Refusal('ERR_DEBIT_NOT_FOUND', ['id']);
        return found;
      },
    }),
  }));
};
