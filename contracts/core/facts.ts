export * from './factFields.ts';
export * from './factFormats.ts';
export * from './factWords.ts';
