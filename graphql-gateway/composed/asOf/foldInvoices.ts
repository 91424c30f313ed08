import {
  centsSchema,
  invoiceIdSchema,
  localDateSchema,
  movementIdSchema,
  noCents,
  sumOfCents,
} from '@platzwart/contracts/core';
import type { HistoryRow } from '@platzwart/contracts/history';
import {
  type InvoicePayment,
  type InvoiceRow,
  inOrderOfDays,
  paidMethods,
  paymentsAfter,
  receivedOf,
} from '@platzwart/contracts/invoice';
import * as v from 'valibot';

/** An event of an invoice as the read model of the histories has it. */
export type InvoiceEntry = Pick<HistoryRow, 'action' | 'details' | 'subjectId'>;

/** What of an invoice changes after its issue. */
type Fate = Pick<
  InvoiceRow,
  | (
      | 'cancelledBy'
      | 'dueOn'
      | 'paidAmount'
      | 'paidBy'
      | 'paidOn'
      | 'paidReference'
      | 'payments'
      | 'refundDue'
      | 'state'
    )
  | ('waivedAmount' | 'warningLevel')
>;

const unpaid = { paidOn: null, paidBy: null, paidReference: null };
const issuedSchema = v.object({ dueOn: localDateSchema });
const movementSchema = v.exactOptional(v.object({ movementId: movementIdSchema, amount: centsSchema }));
const receivedSchema = v.object({
  ...{ amount: centsSchema, paidOn: localDateSchema, method: v.picklist(paidMethods) },
  ...{ reference: v.nullable(v.string()), movement: movementSchema },
});
const takenBackSchema = v.object({
  payment: v.exactOptional(
    v.object({ amount: centsSchema, method: v.picklist(paidMethods), movementId: v.nullable(movementIdSchema) }),
  ),
});
const warnedSchema = v.object({ level: v.number(), dueOn: localDateSchema });
const waivedSchema = v.object({ amount: centsSchema, issuedOn: localDateSchema, correctionId: invoiceIdSchema });
const cancelledSchema = v.object({ stornoId: invoiceIdSchema, refundDue: centsSchema });

const issued = (details: unknown): Fate => ({
  ...{ state: 'UNPAID', warningLevel: 0, ...unpaid, cancelledBy: null, refundDue: noCents },
  ...{ payments: [], paidAmount: noCents, waivedAmount: noCents },
  dueOn: v.parse(issuedSchema, details).dueOn,
});
type Payments = InvoiceRow['payments'];
const withPayments = (payments: readonly InvoicePayment[]): Pick<Fate, 'paidAmount' | 'payments'> => ({
  payments: [...payments],
  paidAmount: receivedOf(payments),
});

const received =
  (type: 'InvoicePaid' | 'InvoicePartPaid') =>
  (details: unknown, before: Payments): Partial<Fate> => {
    const data = v.parse(receivedSchema, details);
    const payments = paymentsAfter(before, { type, data });
    if (type === 'InvoicePartPaid') return withPayments(payments);
    const paidOn = inOrderOfDays(payments).at(-1)?.paidOn ?? data.paidOn;
    return { state: 'PAID', paidOn, paidBy: data.method, paidReference: data.reference, ...withPayments(payments) };
  };
const reopened = (details: unknown, before: Payments): Partial<Fate> => {
  const data = v.parse(takenBackSchema, details);
  return { state: 'INVOICED', ...unpaid, ...withPayments(paymentsAfter(before, { type: 'InvoiceReopened', data })) };
};
const warned = (details: unknown): Partial<Fate> => {
  const { level, dueOn } = v.parse(warnedSchema, details);
  return { warningLevel: level, dueOn };
};
const cancelled = (details: unknown): Partial<Fate> => {
  const { stornoId, refundDue } = v.parse(cancelledSchema, details);
  return { state: 'CANCELED', cancelledBy: stornoId, refundDue };
};

const waived = (details: unknown, _: Payments, { waivedAmount = noCents }: Partial<Fate>): Partial<Fate> => {
  const { amount, issuedOn: paidOn } = v.parse(waivedSchema, details);
  return { state: 'PAID', paidOn, waivedAmount: sumOfCents([waivedAmount, amount]) };
};

const changes = new Map<string, (details: unknown, before: Payments, fate: Partial<Fate>) => Partial<Fate>>([
  ['InvoiceIssued', issued],
  ['InvoiceDelivered', () => ({ state: 'INVOICED' })],
  ['InvoicePaid', received('InvoicePaid')],
  ['InvoicePartPaid', received('InvoicePartPaid')],
  ['InvoiceReopened', reopened],
  ['InvoiceWarned', warned],
  ['InvoiceCancelled', cancelled],
  ['InvoiceRestWaived', waived],
  ['InvoiceRefunded', () => ({ refundDue: noCents })],
]);
export const invoiceActions = [...changes.keys()];

/** The invoices of `rows` that `entries`, in order of position, know, as these leave them; a document that cancels one never changes. */
export const foldInvoices = (rows: readonly InvoiceRow[], entries: readonly InvoiceEntry[]): readonly InvoiceRow[] => {
  const fates = new Map<string, Partial<Fate>>();
  for (const { action, subjectId, details } of entries) {
    const before = fates.get(subjectId) ?? {};
    const change = changes.get(action)?.(details, before.payments ?? [], before) ?? {};
    fates.set(subjectId, { ...before, ...change });
    if (change.cancelledBy) fates.set(change.cancelledBy, {});
    if (action === 'InvoiceRestWaived') fates.set(v.parse(waivedSchema, details).correctionId, {});
  }
  return rows.flatMap((row) => {
    const fate = fates.get(row.invoiceId);
    return fate ? [{ ...row, ...fate }] : [];
  });
};
