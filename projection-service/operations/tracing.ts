import { ROOT_CONTEXT, propagation, trace } from '@opentelemetry/api';
import type { AppliedPage } from '../core/projectionContext.ts';
import { traceContextsOf } from '../core/traceContextsOf.ts';

/** Without an SDK, which only the host process loads, tracing does nothing (docs/adr/0021-operations.md). */
const tracer = trace.getTracer('projection-service');

/** Records a span for each traced command whose events were in the page, in the trace of that command. */
export const tracePage = ({ events, seconds }: AppliedPage): void => {
  const endTime = Date.now();
  const startTime = endTime - seconds * 1_000;
  for (const traceparent of traceContextsOf(events)) {
    const parent = propagation.extract(ROOT_CONTEXT, { traceparent });
    const attributes = { 'platzwart.events': events.length };
    tracer.startSpan('project', { startTime, attributes }, parent).end(endTime);
  }
};
