export * from './historyRows.ts';
