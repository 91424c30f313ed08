import * as v from 'valibot';
import { type RowOf, bookingIdSchema, centsSchema, column, defineTable, personIdSchema } from '../core/index.ts';
import { orderIdSchema } from './bookingIds.ts';
import { onlineMethods } from './onlinePayment.ts';

/** WAITING: the courts are held. DECLINED: the provider has refused, and the courts are held until `expiresAt` all the same. ABANDONED: the person did not want to pay after all. REFUND_DUE and REFUNDED: the money arrived when a court was gone. */
export const paymentStates = ['WAITING', 'PAID', 'DECLINED', 'EXPIRED', 'ABANDONED', 'REFUND_DUE', 'REFUNDED'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Of the read model `payments`: one row for each order that is paid online. */
export const paymentColumns = {
  orderId: column.uuidOf(orderIdSchema),
  /** Null once the person was erased. */
  personId: column.nullable(column.uuidOf(personIdSchema)),
  method: column.textOf(v.picklist(onlineMethods)),
  amount: column.integerOf(centsSchema),
  state: column.wordOf(paymentStates),
  /** The provider's page; null until the provider has the order. */
  redirectUrl: column.nullable(column.text),
  expiresAt: column.instant,
  changedAt: column.logPosition,
};
export type PaymentRow = RowOf<typeof paymentColumns>;
export const paymentsTable = defineTable('orders', 'orderId', paymentColumns);

/** REFUND_FAILED: the provider has not paid a refund. REVERSED: it has taken a payment back. DONE: nobody has to act any more. */
export const paymentTaskStates = ['REFUND_FAILED', 'REVERSED', 'DONE'] as const;
export type PaymentTaskState = (typeof paymentTaskStates)[number];

/** Of the read model `payments`: what an ADMIN has to do about the money of an order (decisions.md Q3). */
export const paymentTaskColumns = {
  /** Of a failed refund its id; else that of the booking, which has no refund. */
  taskId: column.text,
  orderId: column.uuidOf(orderIdSchema),
  /** Null: the whole order. */
  bookingId: column.nullable(column.uuidOf(bookingIdSchema)),
  /** Null once the person was erased. */
  personId: column.nullable(column.uuidOf(personIdSchema)),
  method: column.textOf(v.picklist(onlineMethods)),
  amount: column.integerOf(centsSchema),
  state: column.wordOf(paymentTaskStates),
  /** When it came up. */
  since: column.instant,
  changedAt: column.logPosition,
};
export type PaymentTaskRow = RowOf<typeof paymentTaskColumns>;
export const paymentTasksTable = defineTable('tasks', 'taskId', paymentTaskColumns);
