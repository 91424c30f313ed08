import { setTimeout as pause } from 'node:timers/promises';
import { subscribers } from './livePlan.ts';
import { type Opening, openSubscribers } from './rawSubscribers.ts';
import type { Measurement } from './rounds.ts';
import { tally } from './tally.ts';

export type FanOut = Readonly<{
  /** Messages per second while one change follows the other. */
  rate: Measurement;
  /** The latest message. */
  latest: () => string;
  close: () => void;
}>;

const milliseconds = 2000;
const patienceMilliseconds = 500;

/**
 * A thousand subscribers of a server, and `change`, which lets it tell them something new. The next change is made when the
 * first subscriber has heard of this one and all have heard of the one before: so the server always has something to do,
 * and never two changes to make one message of.
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
  // What was told while the last ones came in was heard by some only, and will never be complete.
  unheard = await onceStill(() => begun - complete);
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

/** What `value` says when it has stayed the same for a while. */
const onceStill = async (value: () => number): Promise<number> => {
  let last = Number.NaN;
  while (last !== value()) {
    last = value();
    await pause(patienceMilliseconds);
  }
  return last;
};

/** A server may take a while after its pong until it really sends: changes are made until one was heard by all. */
const untilAllFollow = (change: () => unknown, isSo: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const tryAgain = setInterval(() => {
      if (!isSo()) return void change();
      clearInterval(tryAgain);
      resolve();
    }, patienceMilliseconds);
  });
