import * as v from 'valibot';
import { searchSchema } from '../../core/wordSearch.ts';
import { yearAndMonth } from '../issuePeriod.ts';

/**
 * OPEN: all that are not paid yet. UNPAID and INVOICED: those that are not overdue. STORNO: documents that cancel an invoice. CORRECTION: those that waive its rest. REFUND_DUE: cancelled
 * ones of which the club has to pay money back. TO_CORRECT: those with a line of something that was cancelled without a price.
 */
export const invoiceListStates = [
  ...(['OPEN', 'UNPAID', 'INVOICED', 'OVERDUE', 'PAID', 'CANCELED', 'STORNO', 'CORRECTION'] as const),
  ...(['REFUND_DUE', 'TO_CORRECT'] as const),
] as const;
export type InvoiceListState = (typeof invoiceListStates)[number];

/** NUMBER is also the order of issue. */
export const invoiceSorts = ['NUMBER', 'PERSON', 'AMOUNT', 'DUE'] as const;
export type InvoiceSort = (typeof invoiceSorts)[number];

const count = (maxValue: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxValue));

/** Pages count from 1. */
export const invoiceLimitsSchema = v.object({
  search: searchSchema,
  ...yearAndMonth,
  page: count(100_000),
  size: count(100),
});

/** Filter, order and page of the list of invoices; null: all. */
export type InvoiceFilter = Readonly<v.InferOutput<typeof invoiceLimitsSchema>> &
  Readonly<{ state: InvoiceListState | null; sort: InvoiceSort; descending: boolean }>;
