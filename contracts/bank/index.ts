export * from './bankCommands.ts';
export * from './bankErrorCodes.ts';
export * from './bankEvents.ts';
export * from './bankRows.ts';
export * from './bankSuccessCodes.ts';
export * from './movement.ts';
