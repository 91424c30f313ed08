import * as v from 'valibot';
import type { Brand } from './brand.ts';

/**
 * A position in the event log. Opaque except for its order: the later of two positions is the greater string. Only the event store creates
 * positions; all other code stores, compares and returns them.
 */
export type Position = Brand<'Position'>;

export const positionSchema = v.pipe(
  v.string(),
  v.regex(/^[!-~]{1,64}$/),
  v.transform((value) => value as Position),
);

/** Throws where `value` cannot be a position of an event store. */
export const position = (value: string): Position => v.parse(positionSchema, value);

/** Whether a reader at `reached` has seen everything up to `target`; null stands for the empty log. */
export const hasReached = (reached: Position | null, target: Position | null): boolean =>
  target === null || (reached !== null && reached >= target);

/** A position as people read it, without the zeros in front that only serve its order. */
export const shownPosition = (value: string): string => value.replace(/^0+(?=.)/, '');
