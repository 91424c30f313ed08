import { useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { type ValueStore, createValueStore } from '../../../core/valueStore.ts';
import type { ChangeInput } from './bookingChange.ts';

/** A change that can still be taken back; `undo` is the compensating command (decisions.md N19). */
export type RecentChange = Readonly<{
  /** `_id` of the booking. */
  id: string;
  /** Epoch milliseconds. */
  changedAt: number;
  undo: ChangeInput;
}>;

const undoMilliseconds = 10 * 60_000;

export const canUndo = ({ changedAt }: RecentChange, now: number): boolean => now - changedAt < undoMilliseconds;

/** The changes with another one: of each booking only the latest can be taken back, as the one before it has left its place. */
export const withRecent = (changes: readonly RecentChange[], latest: RecentChange): readonly RecentChange[] => [
  ...changes.filter((known) => known.id !== latest.id && canUndo(known, latest.changedAt)),
  latest,
];

const none: readonly RecentChange[] = [];

/** In memory, and by session: the Relay environment is another one after signing in again. */
const stores = new WeakMap<object, ValueStore<readonly RecentChange[]>>();
const storeOf = (environment: object) => {
  const store = stores.get(environment) ?? createValueStore(none);
  stores.set(environment, store);
  return store;
};

/** The changes of this session, on every page of the dashboard. */
export const useRecentChanges = () => {
  const store = storeOf(useRelayEnvironment());
  const changes = useSyncExternalStore(store.subscribe, store.read);
  return {
    changes,
    remember: (change: RecentChange) => store.write(withRecent(store.read(), change)),
    forget: (id: string) => store.write(store.read().filter((known) => known.id !== id)),
  };
};
