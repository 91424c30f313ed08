import type { DomainEvent, EventDefinition } from '@platzwart/contracts/core';
import type { RecordedEvent } from '@platzwart/event-store';
import { readMetadata } from './readMetadata.ts';

/** The data of an event that `definition` defines, upcast to today's shape. Throws if this release cannot read it. */
export const dataOf = <Event extends DomainEvent>(
  definition: EventDefinition<Event>,
  { data, metadata }: Pick<RecordedEvent, 'data' | 'metadata'>,
): Event['data'] => definition.decode(data, readMetadata(metadata).schemaVersion).data;
