import { type Position, position } from '@platzwart/contracts/core';
import type { Position as LogPosition } from '@eventstore/db-client';

const digits = 20;
const form = /^(\d{20})\/(\d{20})$/;

const padded = (part: bigint): string => part.toString().padStart(digits, '0');

/**
 * Commit and prepare position, each an unsigned 64-bit number to 20 digits, so that the order of strings is the order
 * of the log: by commit first, then by prepare (the server's own order of a TFPos). Most events have one number for both.
 */
export const positionOf = ({ commit, prepare }: LogPosition): Position => {
  const first = padded(commit);
  return position(`${first}/${commit === prepare ? first : padded(prepare)}`);
};

export const logPositionOf = (value: Position): LogPosition => {
  const [, commit, prepare] = form.exec(value) ?? [];
  if (!commit || !prepare) throw new Error(`"${value}" is not a position of EventStoreDB`);
  return { commit: BigInt(commit), prepare: BigInt(prepare) };
};
