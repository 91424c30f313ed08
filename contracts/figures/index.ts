export * from './figureRows.ts';
export * from './figuresNames.ts';
export * from './maxDaysOfReport.ts';
