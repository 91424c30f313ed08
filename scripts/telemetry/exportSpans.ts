import { basename } from 'node:path';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

type Resource = NonNullable<NonNullable<ConstructorParameters<typeof NodeTracerProvider>[0]>['resource']>;

/** The service's name, from its file: `dist/command-service.js` is the command-service. */
const service = basename(process.argv[1] ?? 'platzwart', '.js');

const resource: Resource = {
  attributes: { 'service.name': service },
  getRawAttributes: () => Object.entries(resource.attributes),
  merge: (other) => other ?? resource,
};

/** Exports to OTEL_EXPORTER_OTLP_ENDPOINT twice a second. */
export const exportSpans = (): void => {
  const spanProcessors = [new BatchSpanProcessor(new OTLPTraceExporter(), { scheduledDelayMillis: 500 })];
  new NodeTracerProvider({ resource, spanProcessors }).register();
};
