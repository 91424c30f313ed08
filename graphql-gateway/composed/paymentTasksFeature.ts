import {
  type PaymentTaskRow,
  paymentTaskColumns,
  retryOnlineRefundSchema,
  setOnlineRefundMadeSchema,
} from '@platzwart/contracts/booking';
import { rowReader } from '@platzwart/contracts/core';
import type { Builder } from '../core/builder.ts';
import type { CommandBus } from '../core/commandBus.ts';
import type { Database } from '../core/database.ts';
import type { GatewayFeature } from '../core/gatewayFeature.ts';
import { succeeded } from '../core/messages.ts';
import { parseInput } from '../core/parseInput.ts';
import { type PolicyTable, allOf, forAdmins } from '../core/policy.ts';
import { namingArguments } from '../core/renameRefusalFields.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { receiptMethodEnum } from '../invoice/invoiceParts.ts';

const reader = rowReader(paymentTaskColumns);
/** What is billed or paid since, or was cancelled, is nobody's task any more: its claim is not open. */
const openTasks = `
  select ${reader.selectList()} from payments.tasks
  where state = 'REFUND_FAILED' or (state = 'REVERSED' and exists (
    select from invoices.claims where item_id = tasks.booking_id and state = 'OPEN'))
  order by since, task_id limit 100`;

const taskKinds = ['REFUND_FAILED', 'REVERSED'] as const;

const policies: PolicyTable = {
  PaymentTask: allOf(['_id', 'kind', 'amount', 'method', 'since', 'bookingID', 'person'], forAdmins),
  Query: { paymentTasks: forAdmins },
  Mutation: allOf(['retryOnlineRefund', 'setOnlineRefundMade'], forAdmins),
};

const addTasks = (builder: Builder, shared: SharedTypes, database: Pick<Database, 'rows'>): void => {
  const kind = builder.enumType('PaymentTaskKind', {
    values: taskKinds,
    description:
      '(+) REFUND_FAILED: the provider has not paid a refund. REVERSED: it has taken a payment back, and what it had paid for is open.',
  });
  const task = builder.objectRef<PaymentTaskRow>('PaymentTask').implement({
    description: '(+) What an ADMIN has to do about money at a payment provider (decisions.md Q3).',
    fields: (t) => ({
      _id: t.exposeID('taskId'),
      kind: t.field({ type: kind, resolve: ({ state }) => (state === 'REVERSED' ? state : 'REFUND_FAILED') }),
      amount: t.expose('amount', { type: 'Cents' }),
      method: t.expose('method', { type: shared.paymentMethod }),
      since: t.expose('since', { type: 'DateTime' }),
      bookingID: t.exposeID('bookingId', { nullable: true, description: 'Null: the whole order.' }),
      person: t.field({
        type: shared.bookingUser,
        nullable: true,
        description: 'Whose money it is; null for an erased person.',
        resolve: ({ personId }, _, context) => (personId === null ? null : context.person(personId)),
      }),
    }),
  });
  builder.queryField('paymentTasks', (t) =>
    t.field({
      type: [task],
      description: '(+) The oldest first, at most 100.',
      resolve: async () => reader.decode(await database.rows(openTasks)),
    }),
  );
};

const visibleIn = ['payments', 'bookings'];

const addMutations = (builder: Builder, { result }: SharedTypes, commandBus: CommandBus): void => {
  builder.mutationFields((t) => ({
    retryOnlineRefund: t.field({
      type: result,
      description:
        '(+) The provider is asked once more for a refund that it has not paid. `id`: of the task. ERR_BOOKING_NOT_FOUND (nothing is due), ERR_BOOKING_NOT_UPDATED (it is being asked).',
      args: { id: t.arg.id({ required: true }) },
      resolve: namingArguments({ refundId: 'id' }, async (_, { id }, context) => {
        const data = parseInput(retryOnlineRefundSchema, { refundId: id });
        await commandBus.execute({ type: 'RetryOnlineRefund', data, visibleIn }, context);
        return succeeded('SUC_BOOKING_UPDATED', context.language);
      }),
    }),
    setOnlineRefundMade: t.field({
      type: result,
      description: '(+) Such a refund was paid back in another way. Refused like `retryOnlineRefund`.',
      args: {
        id: t.arg.id({ required: true }),
        refundedAt: t.arg({ type: 'Date', description: 'Missing: today.' }),
        method: t.arg({ type: receiptMethodEnum(builder), description: 'Missing: BANK.' }),
        reference: t.arg.string(),
      },
      resolve: namingArguments(
        { refundId: 'id', refundedOn: 'refundedAt' },
        async (_, { id, refundedAt = null, method, reference = null }, context) => {
          const refunded = { refundId: id, refundedOn: refundedAt, method: method ?? 'BANK', reference };
          const data = parseInput(setOnlineRefundMadeSchema, refunded);
          await commandBus.execute({ type: 'SetOnlineRefundMade', data, visibleIn }, context);
          return succeeded('SUC_ITEM_REFUNDED', context.language);
        },
      ),
    }),
  }));
};

/** Refunds that a payment provider has not paid, and payments that it has taken back. */
export const paymentTasksFeature: GatewayFeature = {
  policies,
  readModels: ['payments', 'invoices', 'people'],
  open: ({ database, commandBus }) => ({
    addToSchema: (builder, shared) => {
      addTasks(builder, shared, database);
      addMutations(builder, shared, commandBus);
    },
  }),
};
