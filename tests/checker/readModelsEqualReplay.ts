import { hash } from 'node:crypto';
import type { Evidence, TableContent } from './evidence.ts';
import type { Finding, Invariant } from './invariant.ts';

const hashOf = ({ rows }: TableContent): string => hash('sha256', rows.join('\n'));

const onlyIn = (rows: readonly string[], others: readonly string[]): readonly string[] => {
  const known = new Set(others);
  return rows.filter((row) => !known.has(row));
};

const difference = (served: TableContent, replayed: TableContent): string => {
  const [wrong, missing] = [onlyIn(served.rows, replayed.rows), onlyIn(replayed.rows, served.rows)];
  const example = wrong[0] ?? missing[0] ?? 'the same row more than once';
  return `${served.table}: ${wrong.length} rows that the log does not give, ${missing.length} that are missing, for example ${example}`;
};

/** Compares hashes row by row: the served tables equal a new replay of the log. */
export const checkReadModelsEqualReplay = ({ served, replayed }: Pick<Evidence, 'served' | 'replayed'>): Finding => {
  const replayedAs = new Map(replayed.map((content) => [content.table, content]));
  const nothing = (table: string): TableContent => ({ table, rows: [] });
  const unknown = replayed.filter(({ table }) => !served.some((content) => content.table === table));
  const violations = served
    .map((content) => ({ content, anew: replayedAs.get(content.table) ?? nothing(content.table) }))
    .filter(({ content, anew }) => hashOf(content) !== hashOf(anew))
    .map(({ content, anew }) => difference(content, anew));
  return {
    examined: served.reduce((sum, { rows }) => sum + rows.length, 0),
    violations: [...violations, ...unknown.map(({ table }) => `${table} is not served`)],
  };
};

export const readModelsEqualReplay: Invariant = {
  id: 'INV3',
  says: 'Every read model equals a fresh replay of the log',
  check: checkReadModelsEqualReplay,
};
