import { randomUUID } from 'node:crypto';
import type { EventStore, ExpectedRevision } from '@platzwart/event-store';
import { sampleData, sampleMetadata } from './singleInserts.ts';

/**
 * Appends one event to a stream to which nobody else writes, and returns its revision. Where another writer has confirmed a revision meanwhile, an
 * append that had begun before is sent again, as the store asks for (docs/adr/0003). Throws where somebody has written to the stream.
 */
export const appendAlone = async (
  store: Pick<EventStore, 'append'>,
  stream: string,
  revision: ExpectedRevision,
): Promise<number> => {
  const event = { id: randomUUID(), type: 'Benched', data: sampleData, metadata: sampleMetadata };
  for (;;) {
    const result = await store.append(stream, revision, [event]);
    if (result.outcome === 'appended') return result.revision;
    if (result.actual !== revision) throw new Error('Who writes alone met a conflict.');
  }
};
