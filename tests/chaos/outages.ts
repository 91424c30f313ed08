import { type RecordedCall, outcomeOf } from '../checker/history.ts';
import type { Target } from './killPlan.ts';

/** `at`: epoch milliseconds. */
export type KillRecord = Readonly<{ target: Target; at: number }>;

const backAfter = ({ at }: KillRecord, calls: readonly RecordedCall[]): number =>
  calls.reduce(
    (first, call) =>
      call.sentAt >= at && outcomeOf(call) ? Math.min(first, (call.answeredAt ?? Infinity) - at) : first,
    Infinity,
  );

/** The longest time between a kill and the first answer to a call that was sent after it, in milliseconds. */
export const longestOutage = (
  killRecords: readonly KillRecord[],
  calls: readonly RecordedCall[],
): Readonly<{ milliseconds: number; target: Target | 'none' }> =>
  killRecords
    .map((each) => ({ milliseconds: backAfter(each, calls), target: each.target }))
    .reduce<Readonly<{ milliseconds: number; target: Target | 'none' }>>(
      (longest, each) => (each.milliseconds > longest.milliseconds ? each : longest),
      { milliseconds: 0, target: 'none' },
    );
