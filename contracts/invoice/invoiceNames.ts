import { type FeatureNames, entityErrorCodes } from '../core/index.ts';

export const invoiceNames = {
  errorCodes: [
    ...entityErrorCodes('INVOICE'),
    'ERR_LOAD_INVOICE_DATA',
    'ERR_CREDIT_NOT_FOUND',
    'ERR_CREDIT_NOT_UPDATED',
  ],
  successCodes: [
    'SUC_INVOICE_CREATED',
    'SUC_INVOICE_UPDATED',
    'SUC_INVOICE_PAID',
    'SUC_ITEM_PAID',
    'SUC_ITEM_REFUNDED',
    'SUC_INVOICE_CANCELED',
    'SUC_INVOICE_REST_WAIVED',
    'SUC_INVOICE_WARNING_SENT',
    'SUC_CREDIT_UPDATED',
  ],
  mailKinds: ['INVOICE', 'INVOICE_CANCELLED', 'INVOICE_CORRECTED', 'INVOICE_WARNING'],
  historyKinds: ['INVOICE'],
  readModels: ['invoices'],
} as const satisfies FeatureNames;
export type InvoiceErrorCode = (typeof invoiceNames.errorCodes)[number];
export type InvoiceMailKind = (typeof invoiceNames.mailKinds)[number];
