import { decodeAt, eventMetadataSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';

const metadataSchema = v.pick(eventMetadataSchema, [
  'actor',
  'causationId',
  'correlationId',
  'occurredAt',
  'reason',
  'schemaVersion',
]);

/** Who caused the event, when and by which call. Throws if the metadata are not in our format. */
export const readMetadata = (metadata: unknown): v.InferOutput<typeof metadataSchema> =>
  decodeAt('metadata', metadataSchema, metadata);
