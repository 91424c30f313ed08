import { centsSchema, invoiceIdSchema, localDateSchema, noCents } from '@platzwart/contracts/core';
import type { HistoryRow } from '@platzwart/contracts/history';
import { type InvoiceRow, paidMethods } from '@platzwart/contracts/invoice';
import * as v from 'valibot';

/** An event of an invoice as the read model of the histories has it. */
export type InvoiceEntry = Pick<HistoryRow, 'action' | 'details' | 'subjectId'>;

/** What of an invoice changes after its issue. */
type Fate = Pick<
  InvoiceRow,
  'cancelledBy' | 'dueOn' | 'paidBy' | 'paidOn' | 'paidReference' | 'refundDue' | 'state' | 'warningLevel'
>;

const unpaid = { paidOn: null, paidBy: null, paidReference: null };
const issuedSchema = v.object({ dueOn: localDateSchema });
const paidSchema = v.object({
  paidOn: localDateSchema,
  method: v.picklist(paidMethods),
  reference: v.nullable(v.string()),
});
const warnedSchema = v.object({ level: v.number(), dueOn: localDateSchema });
const cancelledSchema = v.object({ stornoId: invoiceIdSchema, refundDue: centsSchema });

const issued = (details: unknown): Fate => ({
  ...{ state: 'UNPAID', warningLevel: 0, ...unpaid, cancelledBy: null, refundDue: noCents },
  dueOn: v.parse(issuedSchema, details).dueOn,
});
const paid = (details: unknown): Partial<Fate> => {
  const { paidOn, method, reference } = v.parse(paidSchema, details);
  return { state: 'PAID', paidOn, paidBy: method, paidReference: reference };
};
const warned = (details: unknown): Partial<Fate> => {
  const { level, dueOn } = v.parse(warnedSchema, details);
  return { warningLevel: level, dueOn };
};
const cancelled = (details: unknown): Partial<Fate> => {
  const { stornoId, refundDue } = v.parse(cancelledSchema, details);
  return { state: 'CANCELED', cancelledBy: stornoId, refundDue };
};

const changes = new Map<string, (details: unknown) => Partial<Fate>>([
  ['InvoiceIssued', issued],
  ['InvoiceDelivered', () => ({ state: 'INVOICED' })],
  ['InvoicePaid', paid],
  ['InvoiceReopened', () => ({ state: 'INVOICED', ...unpaid })],
  ['InvoiceWarned', warned],
  ['InvoiceCancelled', cancelled],
  ['InvoiceRefunded', () => ({ refundDue: noCents })],
]);
export const invoiceActions = [...changes.keys()];

/** The invoices of `rows` that `entries`, in order of position, know, as these leave them; a document that cancels one never changes. */
export const foldInvoices = (rows: readonly InvoiceRow[], entries: readonly InvoiceEntry[]): readonly InvoiceRow[] => {
  const fates = new Map<string, Partial<Fate>>();
  for (const { action, subjectId, details } of entries) {
    const change = changes.get(action)?.(details) ?? {};
    fates.set(subjectId, { ...fates.get(subjectId), ...change });
    if (change.cancelledBy) fates.set(change.cancelledBy, {});
  }
  return rows.flatMap((row) => {
    const fate = fates.get(row.invoiceId);
    return fate ? [{ ...row, ...fate }] : [];
  });
};
