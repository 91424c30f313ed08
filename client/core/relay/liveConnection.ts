import { createContext, use, useSyncExternalStore } from 'react';
import { type ValueStore, createValueStore } from '../valueStore.ts';

/** `idle` while no subscription is open; `since` and `lostAt` are epoch milliseconds. */
export type LiveConnection =
  | Readonly<{ status: 'idle' }>
  | Readonly<{ status: 'connecting' }>
  | Readonly<{ status: 'live'; since: number }>
  | Readonly<{ status: 'interrupted'; lostAt: number }>;

export const createLiveConnection = (): ValueStore<LiveConnection> =>
  createValueStore<LiveConnection>({ status: 'idle' });

export const LiveConnectionContext = createContext<ValueStore<LiveConnection>>(createLiveConnection());

/** The state of the court plan's connection; `live` with a new `since` after every reconnect. */
export const useLiveConnection = (): LiveConnection => {
  const store = use(LiveConnectionContext);
  return useSyncExternalStore(store.subscribe, store.read);
};
