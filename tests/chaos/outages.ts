import { type RecordedCall, verdictOf } from '../checker/history.ts';
import type { Target } from './killPlan.ts';

/** `at`: epoch milliseconds. */
export type Struck = Readonly<{ target: Target; at: number }>;

const backAfter = ({ at }: Struck, calls: readonly RecordedCall[]): number =>
  calls.reduce(
    (first, call) =>
      call.sentAt >= at && verdictOf(call) ? Math.min(first, (call.answeredAt ?? Infinity) - at) : first,
    Infinity,
  );

/** The longest time between a kill and the first answer to a call that was sent after it, in milliseconds. */
export const longestOutage = (
  struck: readonly Struck[],
  calls: readonly RecordedCall[],
): Readonly<{ milliseconds: number; target: Target | 'none' }> =>
  struck
    .map((each) => ({ milliseconds: backAfter(each, calls), target: each.target }))
    .reduce<Readonly<{ milliseconds: number; target: Target | 'none' }>>(
      (longest, each) => (each.milliseconds > longest.milliseconds ? each : longest),
      { milliseconds: 0, target: 'none' },
    );
