export * from './kioskCode.ts';
export * from './linkColumns.ts';
export * from './linkCommands.ts';
export * from './linkNames.ts';
