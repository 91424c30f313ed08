export * from './bankErrorCodes.ts';
export * from './bankSuccessCodes.ts';
