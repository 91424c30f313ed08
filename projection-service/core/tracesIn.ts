import type { RecordedEvent } from '@platzwart/event-store';

/** As many as fit into a notice; beyond them a page is a rebuild of something, and nobody waits for it. */
const mostTraces = 10;

const traceOf = ({ metadata }: RecordedEvent): readonly string[] =>
  typeof metadata === 'object' &&
  metadata !== null &&
  'traceparent' in metadata &&
  typeof metadata.traceparent === 'string'
    ? [metadata.traceparent]
    : [];

/** The W3C trace contexts of the commands behind these events, each once, at most ten; nothing where nobody traced. */
export const tracesIn = (events: readonly RecordedEvent[]): readonly string[] =>
  [...new Set(events.flatMap(traceOf))].slice(0, mostTraces);
