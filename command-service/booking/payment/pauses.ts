import { epochMilliseconds } from '@platzwart/contracts/core';
import type { HeldOrder } from '../../ledger/courts/heldOrders.ts';

/**
 * How often the provider is asked about an order, in milliseconds: while it is held, and after that. A provider that sends news itself is
 * asked less often, because its messages may be lost.
 */
const whileHeld = 2_000;
const whileHeldWithNews = 10_000;
const afterwards = 60_000;
/** What is not decided for long is asked about less often: after a twentieth of the time that has passed, and at least twice a day. */
const fallingShare = 20;
const mostSeldom = 12 * 60 * 60_000;

/** The pause before something is asked about again that has been open for `passed` milliseconds, in milliseconds. */
export const fallingPause = (passed: number): number =>
  Math.min(mostSeldom, Math.max(afterwards, Math.floor(passed / fallingShare)));

type Moment = Readonly<{ hasNews: boolean; now: number }>;

/** The pause before the provider is asked about this order again, in milliseconds. `hasNews`: it sends messages itself. */
export const pauseOfOrder = ({ ended, declined, intent, expiresAt }: HeldOrder, { hasNews, now }: Moment): number => {
  const left = epochMilliseconds(expiresAt) - now;
  if (ended) return fallingPause(-left);
  // A refused payment seldom arrives after all; the hold is to end in time.
  if (declined) return Math.max(0, Math.min(afterwards, left));
  return intent && hasNews ? whileHeldWithNews : whileHeld;
};
