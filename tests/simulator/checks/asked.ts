import type { Delivery } from '../members/post.ts';
import type { Register } from './membership.ts';
import type { Closing, Stay } from './stays.ts';

/** Everything in this time stood in the log at some moment between the question and the answer. */
export type Window = Readonly<{ asked: number; answered: number }>;

export const stoodIn = (
  { from, until }: Readonly<{ from: number; until: number }>,
  { asked, answered }: Window,
): boolean => from < answered && until >= asked;

/** An answer, and what the log says about the time in which it was given. */
export type Case = Readonly<{
  delivery: Delivery;
  stays: ReadonlyMap<string, Stay>;
  register: Register;
  closings: readonly Closing[];
  window: Window;
  isKeyShared: boolean;
}>;
