import * as v from 'valibot';
import {
  type Cents,
  type CreditId,
  type MovementId,
  centsSchema,
  creditIdSchema,
  localDateSchema,
  movementIdSchema,
  noCents,
  sumOfCents,
} from '../core/index.ts';
import type { InvoicePaid, InvoicePartPaid, InvoiceReopened } from './invoiceEvents.ts';
import { paidMethods } from './receipts.ts';

/** Money that arrived for an invoice, in cents, and has not gone back (decisions.md Q1). */
export const invoicePaymentSchema = v.object({
  amount: centsSchema,
  paidOn: localDateSchema,
  method: v.picklist(paidMethods),
  /** Where it is found in the statement of account or in the cash book. */
  reference: v.nullable(v.string()),
  /** The movement that has paid it, where one is known. */
  movementId: v.nullable(movementIdSchema),
});
export type InvoicePayment = Readonly<v.InferOutput<typeof invoicePaymentSchema>>;

/** The events that change what was paid. */
export type PaymentEvent = InvoicePaid | InvoicePartPaid | InvoiceReopened;

type Received = Pick<InvoicePaid['data'], 'amount' | 'method' | 'movement' | 'paidOn' | 'reference'>;
/** What of such an event says how much is paid. */
export type PaymentFact =
  | Readonly<{ type: 'InvoicePaid' | 'InvoicePartPaid'; data: Received }>
  | Readonly<{ type: 'InvoiceReopened'; data: Pick<InvoiceReopened['data'], 'payment'> }>;

/** The movement whose id this is; null where it is another reference. */
export const namedMovement = (reference: string | null): MovementId | null => {
  const named = v.safeParse(movementIdSchema, reference);
  return named.success ? named.output : null;
};

/** The movement that a payment names, also by a reference that an ADMIN has typed. */
const movementOf = ({ movement, reference }: Received): MovementId | null =>
  namedMovement(movement?.movementId ?? reference);

const paymentOf = (data: Received): InvoicePayment => {
  const { amount, paidOn, method, reference, movement } = data;
  return { amount: movement?.amount ?? amount, paidOn, method, reference, movementId: movementOf(data) };
};

/** The credit that a payment was set off with; undefined for money. */
export const creditOf = ({ method, reference }: Pick<InvoicePayment, 'method' | 'reference'>): CreditId | undefined => {
  const named = v.safeParse(creditIdSchema, reference);
  return method === 'CREDIT' && named.success ? named.output : undefined;
};

type Taken = Readonly<{ amount: Cents; movementId: MovementId | null; creditId?: CreditId }>;
const isSame = (payment: InvoicePayment, { amount, movementId, creditId }: Taken): boolean =>
  payment.amount === amount && payment.movementId === movementId && creditOf(payment) === creditId;

/** The payments of an invoice after an event, in the order in which they were entered. */
export const paymentsAfter = (payments: readonly InvoicePayment[], event: PaymentFact): readonly InvoicePayment[] => {
  if (event.type !== 'InvoiceReopened') return [...payments, paymentOf(event.data)];
  const { payment } = event.data;
  // Events of before there were partial payments name none, and take back the only one.
  if (!payment) return [];
  const place = payments.findLastIndex((each) => isSame(each, payment));
  return payments.filter((_, index) => index !== place);
};

/** What has arrived, in cents. */
export const receivedOf = (payments: readonly Pick<InvoicePayment, 'amount'>[]): Cents =>
  payments.length === 0 ? noCents : sumOfCents(payments.map(({ amount }) => amount));

/** In the order of the bank's days. */
export const inOrderOfDays = (payments: readonly InvoicePayment[]): readonly InvoicePayment[] =>
  payments.toSorted((one, other) => Number(one.paidOn > other.paidOn) - Number(one.paidOn < other.paidOn));
