import type { DomainEvent, EventCatalogue, EventMetadata } from '@platzwart/contracts/core';
import type { RecordedEvent } from '@platzwart/event-store';
import { writtenMetadata } from './writtenMetadata.ts';

/** A recorded event in today's shape. Throws on types and versions that this release does not know or cannot read. */
export const decodeRecorded = <Event extends DomainEvent>(
  catalogue: EventCatalogue<Event>,
  recorded: RecordedEvent,
): Readonly<{ event: Event; metadata: EventMetadata }> => {
  const metadata = writtenMetadata(recorded.metadata);
  return { event: catalogue.decode(recorded.type, recorded.data, metadata.schemaVersion), metadata };
};
