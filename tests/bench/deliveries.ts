import { setTimeout as pause } from 'node:timers/promises';
import type { Slot } from '../support/graphqlClient.ts';
import type { LiveChain } from './liveChains.ts';
import { changeIn, subscribers } from './livePlan.ts';
import { openSubscribers } from './rawSubscribers.ts';
import { tally } from './tally.ts';

/** One booking on its way to all subscribers: for each, the milliseconds from its due time to its message. */
export type Delivery = Readonly<{ latencies: readonly number[]; heardByAll: Promise<void> }>;

export type Listeners = Readonly<{
  /** Books, and measures from `due` on (of performance.now), even if the booking is sent later. */
  send: (slot: Slot, due: number) => Delivery;
  close: () => void;
}>;

type Awaited = Readonly<{ due: number; latencies: number[]; done: () => void }>;

const keyOf = ({ date, start, court }: Pick<Slot, 'date' | 'start' | 'court'>): string => `${date} ${start} ${court}`;

const everyMilliseconds = 50;
const bookingsPerRound = 160;
const timeoutMilliseconds = 5000;

/** Sends twenty bookings a second, each at its due time, regardless of earlier ones. Waits at most 5 s for the last. */
export const bookSteadily = async (listeners: Listeners, nextSlot: () => Slot): Promise<readonly Delivery[]> => {
  const deliveries: Delivery[] = [];
  const start = performance.now() + everyMilliseconds;
  for (let number = 0; number < bookingsPerRound; number += 1) {
    const due = start + number * everyMilliseconds;
    await pause(Math.max(0, due - performance.now()));
    deliveries.push(listeners.send(nextSlot(), due));
  }
  await Promise.race([Promise.all(deliveries.map(({ heardByAll }) => heardByAll)), pause(timeoutMilliseconds)]);
  return deliveries;
};

/** The number of messages that a subscriber missed or got twice. */
export const lostOf = (deliveries: readonly Delivery[]): number =>
  deliveries.reduce((lost, { latencies }) => lost + Math.abs(subscribers - latencies.length), 0);

/** A thousand subscribers of a chain. A booking counts as lost until every subscriber has got it. */
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
