export * from './clubCommands.ts';
export * from './clubDescription.ts';
export * from './clubErrorCodes.ts';
export * from './clubEvents.ts';
export * from './clubMode.ts';
export * from './clubRows.ts';
export * from './clubSuccessCodes.ts';
export * from './standardRules.ts';
