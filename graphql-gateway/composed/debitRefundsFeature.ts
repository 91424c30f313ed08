import {
  centsSchema,
  collectionIdSchema,
  invoiceIdSchema,
  localDateSchema,
  personIdSchema,
} from '@platzwart/contracts/core';
import { setDebitRefundedSchema } from '@platzwart/contracts/debit';
import * as v from 'valibot';
import type { Builder } from '../core/builder.ts';
import type { CommandBus } from '../core/commandBus.ts';
import { type Database, decodeRows } from '../core/database.ts';
import type { GatewayFeature } from '../core/gatewayFeature.ts';
import { succeeded } from '../core/messages.ts';
import { parseInput } from '../core/parseInput.ts';
import { type PolicyTable, allOf, forAdmins } from '../core/policy.ts';
import { namingArguments } from '../core/renameRefusalFields.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { receiptMethodEnum } from '../invoice/invoiceParts.ts';

const refundSchema = v.object({
  ...{ collectionId: collectionIdSchema, invoiceId: invoiceIdSchema, number: v.string() },
  ...{ personId: personIdSchema, surplus: centsSchema, executionOn: localDateSchema },
});
type DebitRefund = Readonly<v.InferOutput<typeof refundSchema>>;

/** What went back with a returned debit is not due any more. */
const refundsDue = `
  select collection_id as "collectionId", invoice_id as "invoiceId", number, person_id as "personId", surplus, execution_on::text as "executionOn"
  from debits.debits where state = 'COLLECTED' and surplus > 0 and refunded_on is null
  order by execution_on, number limit 500`;

const policies: PolicyTable = {
  DebitRefund: allOf(['collectionID', 'invoiceID', 'invoiceNumber', 'amount', 'executionOn', 'person'], forAdmins),
  Query: { debitRefunds: forAdmins },
  Mutation: { setDebitRefunded: forAdmins },
};

const addList = (builder: Builder, { bookingUser }: SharedTypes, database: Pick<Database, 'rows'>): void => {
  const refund = builder.objectRef<DebitRefund>('DebitRefund').implement({
    description:
      '(+) What a direct debit has collected for an invoice that was paid otherwise meanwhile, and the club has to pay back.',
    fields: (t) => ({
      collectionID: t.exposeID('collectionId'),
      invoiceID: t.exposeID('invoiceId'),
      invoiceNumber: t.exposeString('number'),
      amount: t.expose('surplus', {
        type: 'Cents',
        description: 'Less than was collected where the debit has paid a part of the invoice.',
      }),
      executionOn: t.expose('executionOn', { type: 'Date' }),
      person: t.field({
        type: bookingUser,
        nullable: true,
        description: 'Whose invoice it is; null for an erased person.',
        resolve: ({ personId }, _, context) => context.person(personId),
      }),
    }),
  });
  builder.queryField('debitRefunds', (t) =>
    t.field({
      type: [refund],
      description: '(+) The oldest first, at most 500.',
      resolve: async () => [...decodeRows(refundSchema, await database.rows(refundsDue))],
    }),
  );
};

const addMutation = (builder: Builder, { result }: SharedTypes, commandBus: CommandBus): void => {
  builder.mutationField('setDebitRefunded', (t) =>
    t.field({
      type: result,
      description:
        '(+) What a direct debit has collected too much is paid back. ERR_DEBIT_NOT_FOUND, ERR_DEBIT_NOT_UPDATED (nothing is due), ERR_INVALID_INPUT (`refundedAt` before the collection, or in the future).',
      args: {
        id: t.arg.id({ required: true, description: 'Of the collection.' }),
        invoiceID: t.arg.id({ required: true }),
        refundedAt: t.arg({ type: 'Date', description: 'Missing: today.' }),
        method: t.arg({ type: receiptMethodEnum(builder), description: 'Missing: BANK.' }),
        reference: t.arg.string(),
      },
      resolve: namingArguments(
        { collectionId: 'id', invoiceId: 'invoiceID', refundedOn: 'refundedAt' },
        async (_, { id, invoiceID, refundedAt = null, method, reference = null }, context) => {
          const named = { collectionId: id, invoiceId: invoiceID };
          const refunded = { ...named, refundedOn: refundedAt, method: method ?? 'BANK', reference };
          const data = parseInput(setDebitRefundedSchema, refunded);
          await commandBus.execute({ type: 'SetDebitRefunded', data, visibleIn: ['debits'] }, context);
          return succeeded('SUC_ITEM_REFUNDED', context.language);
        },
      ),
    }),
  );
};

/** `debitRefunds` lists what direct debits have collected too much, `setDebitRefunded` says that it is paid back. */
export const debitRefundsFeature: GatewayFeature = {
  policies,
  readModels: ['debits', 'people'],
  open: ({ database, commandBus }) => ({
    addToSchema: (builder, shared) => {
      addList(builder, shared, database);
      addMutation(builder, shared, commandBus);
    },
  }),
};
