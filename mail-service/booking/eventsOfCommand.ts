import { streams } from '@platzwart/contracts/core';
import type { RecordedEvent } from '@platzwart/event-store';
import type { MailContext } from '../core/mailDefinition.ts';
import { readMetadata } from '../core/readMetadata.ts';

const pageOfLog = 50;

/** The events that the same command wrote, from the e-mail's own event on: they are adjacent in the log. */
export const eventsOfCommand = async ({
  event,
  store,
}: Pick<MailContext, 'event' | 'store'>): Promise<readonly RecordedEvent[]> => {
  const { causationId } = readMetadata(event.metadata);
  const found: RecordedEvent[] = [];
  for (let from = event.revision; ; from += pageOfLog) {
    const page = await store.read(streams.ledger, { from, limit: pageOfLog });
    const own = page.filter(({ metadata }) => readMetadata(metadata).causationId === causationId);
    found.push(...own);
    if (page.length < pageOfLog || own.length < page.length) return found;
  }
};
