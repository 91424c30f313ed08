export * from './clubCommands.ts';
export * from './clubErrorCodes.ts';
export * from './clubEvents.ts';
export * from './clubRows.ts';
export * from './clubSuccessCodes.ts';
