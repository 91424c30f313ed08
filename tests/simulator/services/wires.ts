import { type EventStore, type RecordedEvent, StoreUnavailable } from '@platzwart/event-store';
import { storeOver } from '../store/storeOver.ts';
import type { ProcessRun } from '../world/processRun.ts';
import type { Transmission } from '../world/faultInjection.ts';
import { type Wire, openWire } from '../world/wire.ts';
import type { World } from '../world/world.ts';

/** Milliseconds after which the drivers give up a request without an answer (`query_timeout` of store and vault). */
const [storeTimeout, databaseTimeout] = [6_000, 9_000];

export const storeWire = ({ scheduler, faultInjection, trace }: World, processRun: ProcessRun): Wire =>
  openWire({
    ...{ scheduler, faultInjection, processRun, note: trace.note, noticedAfter: storeTimeout },
    away: () => new StoreUnavailable('The other end is unreachable'),
  });

/** A connection neither reorders nor duplicates messages. */
const inOrder = (transmission: Transmission): Transmission =>
  transmission === 'arrives twice' || transmission === 'arrives after its sender was told it failed'
    ? 'takes its time'
    : transmission;

/** The connection to PostgreSQL: every fault breaks it. */
export const databaseWire = ({ scheduler, faultInjection, trace }: World, processRun: ProcessRun): Wire =>
  openWire({
    ...{ scheduler, faultInjection, processRun, note: trace.note, noticedAfter: databaseTimeout, possible: inOrder },
    away: () => new Error('Connection terminated unexpectedly'),
  });

/** Faults of pages: some are cut, some are delivered again, and some delay the next one. */
const withDeliveryFaults = (store: EventStore, { faultInjection, trace, scheduler, random }: World): EventStore => ({
  ...store,
  subscribe: async function* (options) {
    let before: readonly RecordedEvent[] = [];
    for await (const page of store.subscribe(options)) {
      const isAgain = faultInjection.occurs(0.1);
      if (isAgain) trace.note('a page comes with the one before it');
      yield isAgain ? [...before, ...page] : page;
      if (faultInjection.occurs(0.05)) yield page;
      if (faultInjection.occurs(0.3)) await scheduler.pause(random.between(0, 500), 'a subscription has been slow');
      before = page;
    }
  },
});

/** The event store of one process, with faults. */
export const storeFor = (world: World, processRun: ProcessRun): EventStore => {
  const { log, scheduler, faultInjection, random } = world;
  const notify = (ring: () => void): void => {
    if (processRun.isOver() || faultInjection.occurs(0.2)) return;
    scheduler.after(faultInjection.wayTime(), `${processRun.name} hears of an append`, () => {
      if (!processRun.isOver()) ring();
    });
  };
  const delivered = (page: readonly RecordedEvent[]) =>
    page.length > 1 && faultInjection.occurs(0.3) ? page.slice(0, random.between(1, page.length - 1)) : page;
  const store = storeOver(log, { wire: storeWire(world, processRun), notify, delivered });
  world.endings.push(() => void store.close());
  return withDeliveryFaults(store, world);
};
