import type { RecordedEvent } from '@platzwart/event-store';
import type { AppliedPage } from '../core/projectionContext.ts';

/** The id that one call has in the logs of all services; null where an event has none. */
export const correlationOf = ({ metadata }: Pick<RecordedEvent, 'metadata'>): string | null =>
  typeof metadata === 'object' && metadata !== null && 'correlationId' in metadata
    ? String(metadata.correlationId)
    : null;

/** Enough to find a call by; a page of a thousand events is not looked for by any of them. */
const mostNamed = 20;

/** Whose events are in the page: the ids of the calls, each once. */
export const correlationsIn = ({ events }: Pick<AppliedPage, 'events'>): readonly string[] =>
  [...new Set(events.slice(0, mostNamed).map(correlationOf))].filter((id) => id !== null);
