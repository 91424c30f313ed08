export * from './bookingCommands.ts';
export * from './bookingErrorCodes.ts';
export * from './bookingEvents.ts';
export * from './bookingPrice.ts';
export * from './bookingRows.ts';
export * from './categoryOfRole.ts';
export * from './offeredPaymentMethods.ts';
export * from './slots.ts';
