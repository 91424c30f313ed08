import { maxBookingsOfCommand } from '@platzwart/contracts/core';
import { Refusal } from '../core/refusal.ts';

/** The longest list that any call takes: a choice for each booking of a command. */
export const maxListElements = maxBookingsOfCommand;
/** Lists and objects within each other; the deepest input of the schema has four. */
const maxNesting = 10;

/** The path of the first list that is too long, or of the first value that is nested too deep; null where there is none. */
const beyondLimits = (value: unknown, path: readonly string[]): readonly string[] | null => {
  if (typeof value !== 'object' || value === null) return null;
  if (path.length > maxNesting || (Array.isArray(value) && value.length > maxListElements)) return path;
  for (const [key, inner] of Object.entries(value)) {
    const found = beyondLimits(inner, [...path, key]);
    if (found) return found;
  }
  return null;
};

/**
 * The limits of a request's variables, checked before anything is coerced. Throws ERR_INVALID_INPUT, with the path of the value, for a
 * list of more than `maxListElements` elements and for values that are nested deeper than any input of the schema.
 */
export const refuseVariablesBeyondLimits = (variables: Readonly<Record<string, unknown>> | null): void => {
  const path = beyondLimits(variables, []);
  if (path) throw new Refusal('ERR_INVALID_INPUT', [path.slice(0, maxNesting).join('.')]);
};
