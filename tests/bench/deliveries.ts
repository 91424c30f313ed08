import type { Slot } from '../support/graphqlClient.ts';
import type { LiveChain } from './liveChains.ts';
import { changeIn, subscribers } from './livePlan.ts';
import { openSubscribers } from './rawSubscribers.ts';
import { tally } from './tally.ts';

/** One booking on its way to everybody: how many milliseconds after it was due each of them heard of it. */
export type Delivery = Readonly<{ latencies: readonly number[]; heardByAll: Promise<void> }>;

export type Listeners = Readonly<{
  /** Books, and counts from `due` on (of performance.now), whenever the booking is really sent. */
  send: (slot: Slot, due: number) => Delivery;
  close: () => void;
}>;

type Awaited = Readonly<{ due: number; latencies: number[]; done: () => void }>;

const keyOf = ({ date, start, court }: Pick<Slot, 'date' | 'start' | 'court'>): string => `${date} ${start} ${court}`;

/** A thousand subscribers of a chain. A booking counts as lost as long as one of them has not heard of it. */
export const openListeners = async (chain: LiveChain): Promise<Listeners> => {
  const awaited = new Map<string, Awaited>();
  const onMessage = tally(subscribers, {
    decode: (text) => changeIn(text).changed.flatMap((row) => awaited.get(keyOf(row)) ?? []),
    onEach: (bookings) => {
      const now = performance.now();
      for (const { due, latencies } of bookings) latencies.push(now - due);
    },
    onLast: (bookings) => bookings.forEach(({ done }) => done()),
  });
  const sockets = await openSubscribers(subscribers, { ...chain.opening, onMessage });
  return {
    send: (slot, due) => {
      const latencies: number[] = [];
      const heardByAll = new Promise<void>((resolve, reject) => {
        awaited.set(keyOf(slot), { due, latencies, done: resolve });
        chain.book(slot).catch(reject);
      });
      return { latencies, heardByAll };
    },
    close: sockets.close,
  };
};
