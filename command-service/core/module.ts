import type { DomainEvent, EventCatalogue, StreamName } from '@platzwart/contracts/core';
import type { Decider } from './decider.ts';
import type { SnapshotCodec } from './snapshotCodec.ts';

/** What the runtime needs to know of a feature: its stream, rules and events. */
export type Module<State, Command, Event extends DomainEvent, Code extends string> = Readonly<{
  stream: StreamName;
  decider: Decider<State, Command, Event, Code>;
  events: EventCatalogue<Event>;
  /** The id of the entity that an event is about; callers get it in `ids`. */
  idOf: (event: Event) => string;
  snapshot: SnapshotCodec<State>;
}>;
