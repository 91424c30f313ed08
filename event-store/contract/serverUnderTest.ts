import type { EventStore } from '../eventStore.ts';

/** A server for one run of the contract. Its log may contain other events: every case uses its own streams. */
export type ServerUnderTest = Readonly<{
  /** Another store on the same log, as another process would open it. */
  open: () => Promise<EventStore>;
  /** The log of another club on the same server, whose streams have the same names. */
  openOther: () => Promise<EventStore>;
  /** Cuts every connection; until `reconnect` no connection succeeds. */
  disconnect: () => Promise<void>;
  reconnect: () => Promise<void>;
  stop: () => Promise<void>;
}>;

/** Passed to every case: `store` stays open, `server` opens more. */
export type UnderTest = () => Readonly<{ store: EventStore; server: ServerUnderTest }>;
