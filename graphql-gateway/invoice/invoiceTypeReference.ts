import type { InvoiceRow } from '@platzwart/contracts/invoice';
import { typeReference } from '../core/typeReference.ts';

/** `Invoice`, for the fields of other features that return invoices. */
export const invoiceType = typeReference((builder) => builder.objectRef<InvoiceRow>('Invoice'));
