/**
 * Loaded into a service by its host (`--require dist/telemetry.cjs`): where OTEL_EXPORTER_OTLP_ENDPOINT is set, the spans that
 * the services make through @opentelemetry/api go there. No service depends on it. Without it nothing is loaded.
 */
if (process.env['OTEL_EXPORTER_OTLP_ENDPOINT'])
  void import('./telemetry/exportSpans.ts').then(({ exportSpans }) => exportSpans());
