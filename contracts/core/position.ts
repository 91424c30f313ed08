import * as v from 'valibot';
import type { Brand } from './brand.ts';

/**
 * A place in the event log. Opaque, but for its order: the later of two positions is the greater string.
 * Only the event store makes positions; everyone else keeps, compares and hands them back.
 */
export type Position = Brand<'Position'>;

export const positionSchema = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.maxLength(64),
  v.transform((value) => value as Position),
);

/** Throws where `value` cannot be a position: those of an event store always can. */
export const position = (value: string): Position => v.parse(positionSchema, value);

/** Whether a reader at `reached` has seen everything up to `target`; null stands for the empty log. */
export const hasReached = (reached: Position | null, target: Position | null): boolean =>
  target === null || (reached !== null && reached >= target);
