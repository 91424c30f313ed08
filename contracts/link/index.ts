export * from './linkCodes.ts';
export * from './linkColumns.ts';
export * from './linkCommands.ts';
