import { type EventMetadata, decodeAt, eventMetadataSchema } from '@platzwart/contracts/core';

/** Metadata of an event that this service wrote. Throws where it is invalid: no other program may write into these streams. */
export const writtenMetadata = (metadata: unknown): EventMetadata =>
  decodeAt('metadata', eventMetadataSchema, metadata);
