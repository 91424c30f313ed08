export * from './websiteNames.ts';
