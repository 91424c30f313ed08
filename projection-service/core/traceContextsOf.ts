import type { RecordedEvent } from '@platzwart/event-store';

/** At most so many fit into a notification; a larger page belongs to a rebuild, which no traced call waits for. */
const mostTraces = 10;

const traceOf = ({ metadata }: RecordedEvent): readonly string[] =>
  typeof metadata === 'object' &&
  metadata !== null &&
  'traceparent' in metadata &&
  typeof metadata.traceparent === 'string'
    ? [metadata.traceparent]
    : [];

/** The distinct W3C trace contexts of the commands that caused these events, at most ten; empty if none was traced. */
export const traceContextsOf = (events: readonly RecordedEvent[]): readonly string[] =>
  [...new Set(events.flatMap(traceOf))].slice(0, mostTraces);
