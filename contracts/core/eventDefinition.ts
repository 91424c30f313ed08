import type * as v from 'valibot';
import type { DeepReadonly } from './deepReadonly.ts';
import { decodeAt } from './decodeAt.ts';
import { repairTexts } from './texts.ts';

export type DomainEvent = Readonly<{ type: string; data: unknown }>;

/** A newer release has written this event: its type, or this version of its data, is not known to this one. */
export class EventOfNewerRelease extends Error {
  override readonly name = 'EventOfNewerRelease';
}

/** Turns the data of one schema version into that of the next. */
export type Upcaster = (data: unknown) => unknown;

/** One type of event: the schema that is written today, and how every older version is read. */
export type EventDefinition<Event extends DomainEvent = DomainEvent> = Readonly<{
  type: Event['type'];
  /** The version that is written today, from 1: the number of upcasters plus one. */
  schemaVersion: number;
  /**
   * Converts data of any version to today's shape; keys that the schema does not have are removed, and ill-formed texts, which no command
   * writes any more, are repaired (docs/adr/0031). Throws on a version of a later release and on invalid data: the message names the paths
   * and what is expected there, never the value.
   */
  decode: (data: unknown, schemaVersion: number) => Event;
}>;

/** The event that a definition decodes. */
export type EventOf<Definition extends EventDefinition> = DeepReadonly<ReturnType<Definition['decode']>>;

/** `schema` describes today's data; `upcasters[0]` converts version 1 to 2, and so on. */
export const defineEvent = <Type extends string, Data>(
  type: Type,
  schema: v.GenericSchema<unknown, Data>,
  upcasters: readonly Upcaster[] = [],
): EventDefinition<Readonly<{ type: Type; data: Data }>> => {
  const schemaVersion = upcasters.length + 1;
  const upcast = (data: unknown, from: number): unknown =>
    upcasters.slice(from - 1).reduce((older, step) => step(older), data);
  return {
    type,
    schemaVersion,
    decode: (data, version) => {
      if (version > schemaVersion)
        throw new EventOfNewerRelease(
          `${type} has schema version ${version}, newer than this release, which knows up to ${schemaVersion}`,
        );
      const whole = repairTexts(data);
      return { type, data: decodeAt('data', schema, version === schemaVersion ? whole : upcast(whole, version)) };
    },
  };
};

/** Definitions by their type. */
export type EventCatalogue<Event extends DomainEvent> = Readonly<{
  /** Null for an event that is none of these. */
  definitionOf: (type: string) => EventDefinition<Event> | null;
  /** Throws on a type that the catalogue does not have, and where the definition throws. */
  decode: (type: string, data: unknown, schemaVersion: number) => Event;
  /**
   * The version that is written today. Throws on a type that the catalogue does not have, because such an event could never be read again.
   */
  schemaVersionOf: (type: string) => number;
}>;

export const eventCatalogue = <Event extends DomainEvent>(
  definitions: readonly EventDefinition<Event>[],
): EventCatalogue<Event> => {
  const byType = new Map<string, EventDefinition<Event>>(
    definitions.map((definition) => [definition.type, definition]),
  );
  const known = (type: string): EventDefinition<Event> => {
    const found = byType.get(type);
    if (!found) throw new EventOfNewerRelease(`No definition of events of type ${type}`);
    return found;
  };
  return {
    definitionOf: (type) => byType.get(type) ?? null,
    decode: (type, data, schemaVersion) => known(type).decode(data, schemaVersion),
    schemaVersionOf: (type) => known(type).schemaVersion,
  };
};
