import type { EventMetadata } from '@platzwart/contracts/core';

/** Metadata as an event of ours carries it. Throws where it is none of ours: nobody else may write into these streams. */
export const writtenMetadata = (metadata: unknown): EventMetadata => {
  const isOurs =
    typeof metadata === 'object' && metadata !== null && 'schemaVersion' in metadata && 'occurredAt' in metadata;
  if (!isOurs) throw new Error("An event without this service's metadata stands in the log");
  return metadata as EventMetadata;
};
