export * from './clubCommands.ts';
export * from './clubEvents.ts';
export * from './clubRows.ts';
