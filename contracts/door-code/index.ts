export * from './doorCodeNames.ts';
