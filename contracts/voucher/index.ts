export * from './voucherErrorCodes.ts';
export * from './voucherSuccessCodes.ts';
