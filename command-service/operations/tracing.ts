import type { IncomingHttpHeaders } from 'node:http';
import { ROOT_CONTEXT, SpanKind, context, propagation, trace } from '@opentelemetry/api';

/** Does nothing without an SDK, which only the host of the process loads (docs/adr/0021-operations.md). */
const tracer = trace.getTracer('command-service');

/** A span for an incoming request, as a child of the sender's span. */
export const traceRequest = <Result>(headers: IncomingHttpHeaders, work: () => Promise<Result>): Promise<Result> =>
  tracer.startActiveSpan('request', { kind: SpanKind.SERVER }, propagation.extract(ROOT_CONTEXT, headers), (span) =>
    work().finally(() => span.end()),
  );

/** Adds the outcome of the request: type, outcome and an id without relation to a person. */
export const nameSpan = (type: string, attributes: Readonly<Record<string, string>>): void => {
  trace.getActiveSpan()?.updateName(`command ${type}`).setAttributes(attributes);
};

/** The W3C trace context for the events of this call; undefined for calls that are not traced. */
export const currentTraceParent = (): string | undefined => {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier['traceparent'];
};
