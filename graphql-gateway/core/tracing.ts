import type { IncomingHttpHeaders } from 'node:http';
import { ROOT_CONTEXT, type Span, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api';

/** Does nothing without an SDK, which only the host process loads (docs/adr/0021-operations.md). */
const tracer = trace.getTracer('graphql-gateway');

/** W3C trace context in its wire form. */
export type TraceParent = string;

const injectTraceContext = (): Record<string, string> => {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier;
};

/** The trace headers of a call to the next service: `traceparent`, or none. */
export const traceHeaders = injectTraceContext;

const runInSpan = async <Result>(span: Span, work: (span: Span) => Promise<Result>): Promise<Result> => {
  try {
    return await work(span);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
};

/** A span around an incoming call, as a child of its sender's span. */
export const traceCall = <Result>(
  headers: IncomingHttpHeaders,
  work: (span: Span) => Promise<Result>,
): Promise<Result> =>
  tracer.startActiveSpan('call', {}, propagation.extract(ROOT_CONTEXT, headers), (span) => runInSpan(span, work));

/** A span in the trace that `traceparent` names; `work` gets the traceparent for its own children. */
export const traceChild = <Result>(
  name: string,
  traceparent: TraceParent,
  work: (childTraceparent: TraceParent | undefined) => Promise<Result>,
): Promise<Result> =>
  tracer.startActiveSpan(name, {}, propagation.extract(ROOT_CONTEXT, { traceparent }), (span) =>
    runInSpan(span, () => work(injectTraceContext()['traceparent'])),
  );
