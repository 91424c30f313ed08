import type { EventStore } from '../eventStore.ts';

/** A server for one run of the contract. Its log may hold anything already: every case works with streams of its own. */
export type ServerUnderTest = Readonly<{
  /** Another store on the same log, as another process would have it. */
  open: () => Promise<EventStore>;
  /** Cuts every connection; until `bringBack` nobody can connect. */
  takeAway: () => Promise<void>;
  bringBack: () => Promise<void>;
  stop: () => Promise<void>;
}>;

/** What every case gets, once the run has begun: `store` stays open, `server` opens more. */
export type UnderTest = () => Readonly<{ store: EventStore; server: ServerUnderTest }>;
