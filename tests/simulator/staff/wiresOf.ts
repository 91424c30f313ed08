import { type EventStore, type RecordedEvent, StoreUnavailable } from '@platzwart/event-store';
import { storeOver } from '../store/storeOver.ts';
import type { Life } from '../world/life.ts';
import type { Fate } from '../world/weather.ts';
import { type Wire, openWire } from '../world/wire.ts';
import type { World } from '../world/world.ts';

/** After so many milliseconds the drivers give up a request without an answer (`query_timeout` of store and read models). */
const [storePatience, databasePatience] = [6_000, 9_000];

export const storeWire = ({ agenda, weather, trace }: World, life: Life): Wire =>
  openWire({
    ...{ agenda, weather, life, note: trace.note, noticedAfter: storePatience },
    away: () => new StoreUnavailable('The other end is away'),
  });

/** On one connection nothing overtakes and nothing comes twice. */
const inOrder = (fate: Fate): Fate =>
  fate === 'arrives twice' || fate === 'arrives after its sender was told it failed' ? 'takes its time' : fate;

/** To PostgreSQL: what goes wrong there breaks the connection. */
export const databaseWire = ({ agenda, weather, trace }: World, life: Life): Wire =>
  openWire({
    ...{ agenda, weather, life, note: trace.note, noticedAfter: databasePatience, possible: inOrder },
    away: () => new Error('Connection terminated unexpectedly'),
  });

/** Pages get cut, some come again, and some keep the next one waiting. */
const unruly = (store: EventStore, { weather, trace, agenda, random }: World): EventStore => ({
  ...store,
  subscribe: async function* (options) {
    let before: readonly RecordedEvent[] = [];
    for await (const page of store.subscribe(options)) {
      const isAgain = weather.mishap(0.1);
      if (isAgain) trace.note('a page comes with the one before it');
      yield isAgain ? [...before, ...page] : page;
      if (weather.mishap(0.05)) yield page;
      if (weather.mishap(0.3)) await agenda.pause(random.between(0, 500), 'a subscription has been slow');
      before = page;
    }
  },
});

/** The event store as one process has it: in bad weather. */
export const storeFor = (world: World, life: Life): EventStore => {
  const { log, agenda, weather, random } = world;
  const notify = (ring: () => void): void => {
    if (life.isOver() || weather.mishap(0.2)) return;
    agenda.after(weather.wayTime(), `${life.name} hears of an append`, () => {
      if (!life.isOver()) ring();
    });
  };
  const delivered = (page: readonly RecordedEvent[]) =>
    page.length > 1 && weather.mishap(0.3) ? page.slice(0, random.between(1, page.length - 1)) : page;
  const store = storeOver(log, { wire: storeWire(world, life), notify, delivered });
  world.endings.push(() => void store.close());
  return unruly(store, world);
};
