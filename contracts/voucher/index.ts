export * from './claimOfCard.ts';
export * from './voucherCommands.ts';
export * from './voucherEvents.ts';
export * from './voucherNames.ts';
export * from './voucherRows.ts';
export * from './voucherRules.ts';
