export * from './websiteErrorCodes.ts';
export * from './websiteSuccessCodes.ts';
