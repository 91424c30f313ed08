export * from './bankCommands.ts';
export * from './bankEvents.ts';
export * from './bankNames.ts';
export * from './bankRows.ts';
export * from './movement.ts';
