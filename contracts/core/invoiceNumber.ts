import * as v from 'valibot';
import type { Brand } from './brand.ts';

/** `YYYY-NNNNN`: the year of issue and the number within it (decisions.md I4, N34). */
export type InvoiceNumber = Brand<'InvoiceNumber'>;

const numberForm = /^\d{4}-(?!00000)\d{5}$/;

export const invoiceNumberSchema = v.custom<InvoiceNumber>(
  (value) => typeof value === 'string' && numberForm.test(value),
  'an invoice number, YYYY-NNNNN',
);

/** Throws outside of 1 to 99,999. */
export const invoiceNumber = (year: number, count: number): InvoiceNumber =>
  v.parse(invoiceNumberSchema, `${year}-${String(count).padStart(5, '0')}`);
