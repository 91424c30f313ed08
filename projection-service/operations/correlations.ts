import type { RecordedEvent } from '@platzwart/event-store';
import type { AppliedPage } from '../core/projectionContext.ts';

/** The id that one call has in the logs of all services; null if the event has none. */
export const correlationOf = ({ metadata }: Pick<RecordedEvent, 'metadata'>): string | null =>
  typeof metadata === 'object' && metadata !== null && 'correlationId' in metadata
    ? String(metadata.correlationId)
    : null;

/** At most so many ids are logged: enough to find a call by. A page of a thousand events is not searched for by its ids. */
const mostNamed = 20;

/** The distinct correlation ids of the calls that caused the events of the page. */
export const correlationsIn = ({ events }: Pick<AppliedPage, 'events'>): readonly string[] =>
  [...new Set(events.slice(0, mostNamed).map(correlationOf))].filter((id) => id !== null);
