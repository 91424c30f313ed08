import { type EventStore, StoreUnavailable } from '@platzwart/event-store';

/** How often a process called the store, and how many events it read. */
export type Traffic = { appends: number; confirmations: number; reads: number; eventsRead: number };

export const countedStore = (store: EventStore): Readonly<{ store: EventStore; traffic: Traffic }> => {
  const traffic: Traffic = { appends: 0, confirmations: 0, reads: 0, eventsRead: 0 };
  const counting: EventStore = {
    ...store,
    append: (...request) => {
      traffic.appends += 1;
      return store.append(...request);
    },
    confirm: (...request) => {
      traffic.confirmations += 1;
      return store.confirm(...request);
    },
    read: async (...request) => {
      const events = await store.read(...request);
      traffic.reads += 1;
      traffic.eventsRead += events.length;
      return events;
    },
  };
  return { store: counting, traffic };
};

/** Runs `before` ahead of the first append, so that another writer can append first. */
export const withCompetingWriter = (store: EventStore, before: () => Promise<unknown>): EventStore => {
  let isFirst = true;
  return {
    ...store,
    append: async (...request) => {
      if (isFirst) {
        isFirst = false;
        await before();
      }
      return store.append(...request);
    },
  };
};

/** The first `times` appends succeed, but their responses are lost; `then` runs before the retry. */
export const withLostAnswers = (
  store: EventStore,
  times: number,
  then: () => Promise<unknown> = () => Promise.resolve(),
): EventStore => {
  let left = times;
  return {
    ...store,
    append: async (...request) => {
      const result = await store.append(...request);
      if (left === 0) return result;
      left -= 1;
      await then();
      throw new StoreUnavailable('The answer was lost');
    },
  };
};

/** A store whose responses can be delayed, and which can be disconnected. */
export const controllableStore = (store: EventStore) => {
  const gate = { isAway: false, hold: Promise.resolve() };
  const through = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (gate.isAway) throw new StoreUnavailable('Nobody there');
    await gate.hold;
    return work();
  };
  const guarded: EventStore = {
    ...store,
    append: (...request) => through(() => store.append(...request)),
    read: (...request) => through(() => store.read(...request)),
    confirm: (...request) => through(() => store.confirm(...request)),
  };
  return { store: guarded, gate };
};

/** Reports every repeated append as a conflict, as a store may that forgets append ids early. */
export const withoutAppendMemory = (store: EventStore): EventStore => {
  const seen = new Set<string>();
  return {
    ...store,
    append: async (stream, expected, events) => {
      const ids = events.map(({ id }) => id).join();
      if (seen.has(ids)) return { outcome: 'conflict', actual: (await store.read(stream)).length - 1 };
      seen.add(ids);
      return store.append(stream, expected, events);
    },
  };
};
