import { anyRestHours, leavesGap } from '@platzwart/contracts/booking';
import { millisecondsOf } from '@platzwart/contracts/club-time';
import { epochMilliseconds, minuteOfDay } from '@platzwart/contracts/core';
import { isSameCourtDay } from './sameCourtDay.ts';
import { refuseWhere } from './policy.ts';
import type { UserBlock, UserOrder } from './userOrder.ts';

/**
 * decisions.md N29b: no free rest below an hour is left on the court, except shortly before the start. The other elements of the order count
 * as taken. An ADMIN may leave any rest.
 */
export const noShortRests = refuseWhere('ERR_BOOKING_LEAVES_GAP', (block: UserBlock, order: UserOrder) => {
  const { courts, caller, blocks, rules } = order;
  if (!rules.avoidGaps || caller.role === 'ADMIN' || isShortlyBefore(block, order)) return false;
  const { sport, date, court } = block.requested;
  const others = blocks.filter((other) => other.index !== block.index && isSameCourtDay(other, block));
  return leavesGap(block, {
    taken: [...courts.takenOn({ sport, date, court }), ...others],
    opens: minuteOfDay(block.sport.opensAt),
    closes: minuteOfDay(block.sport.closesAt),
  });
});

const isShortlyBefore = ({ requested }: UserBlock, { now }: UserOrder): boolean =>
  millisecondsOf(requested.date, requested.start) - epochMilliseconds(now.instant) <= anyRestHours * 3_600_000;
