import { entityErrorCodes } from '../core/index.ts';

export const invoiceErrorCodes = [...entityErrorCodes('INVOICE'), 'ERR_LOAD_INVOICE_DATA'] as const;
export type InvoiceErrorCode = (typeof invoiceErrorCodes)[number];
