import { setTimeout as pause } from 'node:timers/promises';
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

const everyMilliseconds = 50;
const bookingsPerRound = 160;
const patienceMilliseconds = 5000;

/** Twenty bookings a second, each when it is due, however far the ones before have got. Waits at most 5 s for the last. */
export const bookSteadily = async (listeners: Listeners, nextSlot: () => Slot): Promise<readonly Delivery[]> => {
  const deliveries: Delivery[] = [];
  const start = performance.now() + everyMilliseconds;
  for (let number = 0; number < bookingsPerRound; number += 1) {
    const due = start + number * everyMilliseconds;
    await pause(Math.max(0, due - performance.now()));
    deliveries.push(listeners.send(nextSlot(), due));
  }
  await Promise.race([Promise.all(deliveries.map(({ heardByAll }) => heardByAll)), pause(patienceMilliseconds)]);
  return deliveries;
};

/** Messages that somebody did not get, or got twice. */
export const lostOf = (deliveries: readonly Delivery[]): number =>
  deliveries.reduce((lost, { latencies }) => lost + Math.abs(subscribers - latencies.length), 0);

/** `count` subscribers of a chain. A booking counts as lost as long as one of them has not heard of it. */
export const openListeners = async (chain: LiveChain, count: number = subscribers): Promise<Listeners> => {
  const awaited = new Map<string, Awaited>();
  const onMessage = tally(count, {
    decode: (text) => changeIn(text).changed.flatMap((row) => awaited.get(keyOf(row)) ?? []),
    onEach: (bookings) => {
      const now = performance.now();
      for (const { due, latencies } of bookings) latencies.push(now - due);
    },
    onLast: (bookings) => bookings.forEach(({ done }) => done()),
  });
  const sockets = await openSubscribers(count, { ...chain.opening, onMessage });
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
