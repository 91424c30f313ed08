export * from './clubEventCategories.ts';
export * from './clubEventCommands.ts';
export * from './clubEventEvents.ts';
export * from './clubEventNames.ts';
export * from './clubEventRows.ts';
