import type { IncomingHttpHeaders } from 'node:http';
import { ROOT_CONTEXT, SpanKind, context, propagation, trace } from '@opentelemetry/api';

/** Without an SDK, which only the host of the process loads, all of this does nothing (docs/adr/0021-operations.md). */
const tracer = trace.getTracer('command-service');

/** A span around a request that came in, below the one that its sender is in. */
export const traceRequest = <Result>(headers: IncomingHttpHeaders, work: () => Promise<Result>): Promise<Result> =>
  tracer.startActiveSpan('request', { kind: SpanKind.SERVER }, propagation.extract(ROOT_CONTEXT, headers), (span) =>
    work().finally(() => span.end()),
  );

/** Says what the request turned out to be: a type, an outcome and an id that is nobody's. */
export const nameSpan = (type: string, attributes: Readonly<Record<string, string>>): void => {
  trace.getActiveSpan()?.updateName(`command ${type}`).setAttributes(attributes);
};

/** The W3C trace context that the events of this call carry; undefined where nobody traces. */
export const currentTraceParent = (): string | undefined => {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier['traceparent'];
};
