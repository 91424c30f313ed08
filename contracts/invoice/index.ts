export * from './creditorReference.ts';
export * from './invoiceDocument.ts';
export * from './invoiceErrorCodes.ts';
export * from './invoiceLines.ts';
export * from './invoiceNumber.ts';
export * from './invoiceSuccessCodes.ts';
export * from './invoiceTotals.ts';
