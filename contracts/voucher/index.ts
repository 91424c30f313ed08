export * from './claimOfCard.ts';
export * from './voucherCommands.ts';
export * from './voucherErrorCodes.ts';
export * from './voucherEvents.ts';
export * from './voucherMailKinds.ts';
export * from './voucherRows.ts';
export * from './voucherRules.ts';
export * from './voucherSuccessCodes.ts';
