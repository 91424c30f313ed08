export * from './historyNames.ts';
export * from './historyRows.ts';
