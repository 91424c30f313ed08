export * from './doorCodeErrorCodes.ts';
export * from './doorCodeSuccessCodes.ts';
