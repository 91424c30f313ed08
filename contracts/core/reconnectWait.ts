const shortestWait = 500;
/** Of the first attempt: a thousand screens are then spread over seconds, and a plan is not live for that long at most. */
const firstSpread = 4_500;
const longestWait = 30_000;

/**
 * Milliseconds that a client waits before it connects again, after `attempts` that failed: somewhere between half a second and 5, 10, 20, 30 s.
 * Anywhere, and not a fixed time with a bit of chance: all sockets of a gateway are closed at the same instant when it is replaced, and
 * each that comes back asks for its plan. `random`: 0 to 1.
 */
export const reconnectWait = (attempts: number, random: number): number =>
  shortestWait + random * Math.min(firstSpread * 2 ** attempts, longestWait - shortestWait);
