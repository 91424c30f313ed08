import { setTimeout as pause } from 'node:timers/promises';
import { subscribers } from './livePlan.ts';
import { type Opening, openSubscribers } from './rawSubscribers.ts';
import type { Measurement } from './rounds.ts';
import { tally } from './tally.ts';

export type FanOut = Readonly<{
  /** Messages per second while changes follow each other at once. */
  rate: Measurement;
  /** The latest message. */
  latest: () => string;
  close: () => void;
}>;

const milliseconds = 2000;
const timeoutMilliseconds = 500;

/**
 * A thousand subscribers of a server, and `change`, which makes the server publish something new. The next change is
 * made when the first subscriber has received this one and all have received the previous one: so the server always has
 * work, and can never merge two changes into one message.
 */
export const openFanOut = async (opening: Omit<Opening, 'onMessage'>, change: () => unknown): Promise<FanOut> => {
  let [begun, complete, unheard, latest] = [0, 0, 0, ''];
  let wake = (): void => undefined;
  const onMessage = tally(subscribers, {
    decode: (text) => (latest = text),
    onFirst: () => {
      begun += 1;
      wake();
    },
    onLast: () => {
      complete += 1;
      wake();
    },
  });
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) await new Promise<void>((resolve) => (wake = resolve));
  };
  const changeOnce = async (): Promise<void> => {
    const before = begun;
    await change();
    await until(() => begun > before && begun - complete - unheard <= 1);
  };
  const sockets = await openSubscribers(subscribers, { ...opening, onMessage });
  await untilAllFollow(change, () => complete > 0);
  // A change published while the last subscribers joined reached only some of them, and never becomes complete.
  unheard = await whenStable(() => begun - complete);
  return {
    rate: async () => {
      const [started, before] = [performance.now(), complete];
      while (performance.now() - started < milliseconds) await changeOnce();
      await until(() => begun - complete === unheard);
      return ((complete - before) * subscribers * 1000) / (performance.now() - started);
    },
    latest: () => latest,
    close: sockets.close,
  };
};

/** The value of `value` once it has not changed for a while. */
const whenStable = async (value: () => number): Promise<number> => {
  let last = Number.NaN;
  while (last !== value()) {
    last = value();
    await pause(timeoutMilliseconds);
  }
  return last;
};

/** A server may begin to send only some time after its pong: makes changes until one has reached all subscribers. */
const untilAllFollow = (change: () => unknown, isSo: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const tryAgain = setInterval(() => {
      if (!isSo()) return void change();
      clearInterval(tryAgain);
      resolve();
    }, timeoutMilliseconds);
  });
