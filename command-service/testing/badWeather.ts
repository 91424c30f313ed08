import { setTimeout as pause } from 'node:timers/promises';
import { type EventStore, StoreUnavailable } from '@platzwart/event-store';
import type { SeededRandom } from '../core/seededRandom.ts';

const away = (): never => {
  throw new StoreUnavailable('Bad weather');
};

/**
 * A real store behind a bad line: appends that get lost on the way there or on the way back, appends that arrive only
 * after their sender has given up, reads that fail. Call `calm` and wait for it before looking at the log.
 */
export const badWeather = (store: EventStore, random: SeededRandom) => {
  const stragglers: Promise<unknown>[] = [];
  const append: EventStore['append'] = async (...request) => {
    const luck = random.next();
    if (luck < 0.08) return away();
    if (luck < 0.16) {
      stragglers.push(pause(random.between(5, 60)).then(() => store.append(...request).catch(() => undefined)));
      return away();
    }
    const result = await store.append(...request);
    return luck < 0.24 ? away() : result;
  };
  const read: EventStore['read'] = async (...request) => (random.chance(0.1) ? away() : store.read(...request));
  return { store: { ...store, append, read }, calm: () => Promise.all(stragglers) };
};
