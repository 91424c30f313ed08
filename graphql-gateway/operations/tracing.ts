import type { IncomingHttpHeaders } from 'node:http';
import { ROOT_CONTEXT, type Span, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api';

/** Without an SDK, which only the host of the process loads, all of this does nothing (docs/adr/0021-operations.md). */
const tracer = trace.getTracer('graphql-gateway');

/** W3C trace context, as it goes over the wire. */
export type TraceParent = string;

const carried = (): Record<string, string> => {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier;
};

/** What a call to the next service carries along: `traceparent`, or nothing. */
export const traceHeaders = carried;

const within = async <Result>(span: Span, work: (span: Span) => Promise<Result>): Promise<Result> => {
  try {
    return await work(span);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
};

/** A span around a call that came in, below the one that its sender is in. */
export const traceCall = <Result>(
  headers: IncomingHttpHeaders,
  work: (span: Span) => Promise<Result>,
): Promise<Result> =>
  tracer.startActiveSpan('call', {}, propagation.extract(ROOT_CONTEXT, headers), (span) => within(span, work));

/** A span in the trace that `traceparent` names; `work` hears how the next one below it is to be named. */
export const traceBelow = <Result>(
  name: string,
  traceparent: TraceParent,
  work: (below: TraceParent | undefined) => Promise<Result>,
): Promise<Result> =>
  tracer.startActiveSpan(name, {}, propagation.extract(ROOT_CONTEXT, { traceparent }), (span) =>
    within(span, () => work(carried()['traceparent'])),
  );
