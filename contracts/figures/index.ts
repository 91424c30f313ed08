export * from './figureRows.ts';
