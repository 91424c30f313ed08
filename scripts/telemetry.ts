/**
 * Loaded into a service by its host (`--require dist/telemetry.cjs`): exports the spans that the services make through
 * @opentelemetry/api to OTEL_EXPORTER_OTLP_ENDPOINT. No service depends on it; without that setting it loads nothing.
 */
if (process.env['OTEL_EXPORTER_OTLP_ENDPOINT'])
  void import('./telemetry/exportSpans.ts').then(({ exportSpans }) => exportSpans());
