export * from './invoiceErrorCodes.ts';
export * from './invoiceSuccessCodes.ts';
