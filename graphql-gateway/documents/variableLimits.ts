import { maxBookingsOfCommand } from '@platzwart/contracts/core';
import { Refusal } from '../core/refusal.ts';

/** The longest list that any call takes: a choice for each booking of a command. */
export const maxListElements = maxBookingsOfCommand;
/** Lists and objects within each other; the deepest input of the schema has four. */
const maxNesting = 10;

/** All of a request: the longest list that a call takes, of objects with twenty fields, has fewer. */
const maxValues = 20_000;

type Budget = { values: number };

const isTooLong = (value: object): boolean => Array.isArray(value) && value.length > maxListElements;

/** The path of the first value that is too long, nested too deep, or one too many; null where there is none. */
const beyondLimits = (value: unknown, nesting: number, left: Budget): readonly string[] | null => {
  if (typeof value !== 'object' || value === null) return null;
  if (nesting > maxNesting || isTooLong(value)) return [];
  const inner: readonly unknown[] = Object.values(value);
  left.values -= inner.length;
  return left.values < 0 ? [] : beyondLimitsWithin(value, inner, (each) => beyondLimits(each, nesting + 1, left));
};

const beyondLimitsWithin = (
  value: object,
  inner: readonly unknown[],
  find: (each: unknown) => readonly string[] | null,
): readonly string[] | null => {
  for (const [at, each] of inner.entries()) {
    const found = find(each);
    // The names are read where they are told: for every value they would cost more than all the rest.
    if (found) return [Object.keys(value)[at] ?? '', ...found];
  }
  return null;
};

/**
 * The limits of a request's variables, checked before anything is coerced. Throws ERR_INVALID_INPUT, with the path of the value, for a
 * list of more than `maxListElements` elements, for values that are nested deeper than any input of the schema, and for more values than any call
 * has.
 */
export const refuseVariablesBeyondLimits = (variables: Readonly<Record<string, unknown>> | null): void => {
  const path = beyondLimits(variables, 0, { values: maxValues });
  if (path) throw new Refusal('ERR_INVALID_INPUT', [path.slice(0, maxNesting).join('.')]);
};
