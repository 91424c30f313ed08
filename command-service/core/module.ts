import type { StreamName } from '@platzwart/contracts/core';
import type { Decider } from './decider.ts';
import type { DomainEvent, EventCodec } from './eventCodec.ts';

/**
 * How a module's state is kept between two runs. A snapshot is disposable: raise `shape` with every change of the state
 * and old ones are ignored. `decode` throws on what it cannot read.
 */
export type SnapshotCodec<State> = Readonly<{
  shape: number;
  /** A JSON value. */
  encode: (state: State) => unknown;
  decode: (snapshot: unknown) => State;
}>;

/** What the runtime needs to know of a feature: its stream, its rules, its events on the wire. */
export type Module<State, Command, Event extends DomainEvent, Code extends string> = Readonly<{
  stream: StreamName;
  decider: Decider<State, Command, Event, Code>;
  events: EventCodec<Event>;
  /** The entity an event is about: what callers get as `ids`. */
  idOf: (event: Event) => string;
  snapshot: SnapshotCodec<State>;
}>;
