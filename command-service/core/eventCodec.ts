import type { RecordedEvent } from '@platzwart/event-store';
import { writtenMetadata } from './writtenMetadata.ts';

export type DomainEvent = Readonly<{ type: string; data: unknown }>;
/** Turns `data` of one schema version into that of the next. */
export type Upcast = (data: unknown) => unknown;

/** The one boundary between what the log holds and what the deciders know. */
export type EventCodec<Event extends DomainEvent> = Readonly<{
  /**
   * Old versions come out in today's shape. Throws on a type or a version that this code does not know:
   * a process of an older release stops instead of guessing.
   */
  decode: (recorded: RecordedEvent) => Event;
  /** The version that is written today, from 1. Throws on a type that has no decoder: it could never be read again. */
  schemaVersionOf: (type: string) => number;
}>;

/** `steps` lists, for each type, the upcasts from version 1 on; a type that never changed has none. */
export const eventCodec = <Event extends DomainEvent>(
  steps: Readonly<Record<Event['type'], readonly Upcast[]>>,
): EventCodec<Event> => {
  const known = new Map<string, readonly Upcast[]>(Object.entries(steps));
  const stepsOf = (type: string): readonly Upcast[] => {
    const found = known.get(type);
    if (!found) throw new Error(`No decoder for events of type ${type}`);
    return found;
  };
  const upcast = ({ type, data, metadata }: RecordedEvent): unknown => {
    const { schemaVersion } = writtenMetadata(metadata);
    const all = stepsOf(type);
    if (schemaVersion > all.length + 1)
      throw new Error(`${type} has schema version ${schemaVersion}, newer than this release`);
    return all.slice(schemaVersion - 1).reduce((older, step) => step(older), data);
  };
  return {
    // Written by this service alone, typed when it was written, and hash-chained since: a parse would find nothing.
    decode: (recorded) => ({ type: recorded.type, data: upcast(recorded) }) as Event,
    schemaVersionOf: (type) => stepsOf(type).length + 1,
  };
};
