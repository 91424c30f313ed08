import { type Position, position } from '@platzwart/contracts/core';

const digits = 19;

/** A bigint of PostgreSQL as text, to 19 digits, so that the order of strings is the order of the log. */
export const positionOf = (value: string): Position => position(value.padStart(digits, '0'));

/** The bigint as text for `where position > …`; 0 stands before the first event. */
export const toBigint = (after: Position | null): string => {
  if (after === null) return '0';
  if (!/^\d{19}$/.test(after)) throw new Error(`"${after}" is not a position of the PostgreSQL event store`);
  return after;
};
