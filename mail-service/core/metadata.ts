import { personIdSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { readData } from './readData.ts';

const metadataSchema = v.looseObject({
  /** Null for the system itself. */
  actor: v.nullable(personIdSchema),
  correlationId: v.string(),
  occurredAt: v.pipe(v.string(), v.isoTimestamp()),
  reason: v.nullable(v.string()),
});

/** Who did it, when and why. */
export const readMetadata = (metadata: unknown) => readData(metadataSchema, metadata);
