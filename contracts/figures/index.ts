export * from './figureRows.ts';
export * from './figuresNames.ts';
