import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { freePort } from './freePort.ts';

const spanSchema = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string(), ''),
  name: v.string(),
});
const exportSchema = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({
        attributes: v.array(v.object({ key: v.string(), value: v.object({ stringValue: v.optional(v.string()) }) })),
      }),
      scopeSpans: v.array(v.object({ spans: v.array(spanSchema) })),
    }),
  ),
});

export type ReceivedSpan = v.InferOutput<typeof spanSchema> & Readonly<{ service: string }>;

/** A trace collector (OTLP over HTTP) that keeps everything it receives. */
export const otlpReceiver = async () => {
  const spans: ReceivedSpan[] = [];
  const texts: string[] = [];
  const take = (body: unknown): void => {
    texts.push(JSON.stringify(body));
    for (const { resource, scopeSpans } of v.parse(exportSchema, body).resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))));
    }
  };
  const server = createServer((request, response) => {
    json(request).then(
      (body) => {
        take(body);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      },
      () => response.writeHead(400).end(),
    );
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, spans: () => spans, texts: () => texts, close };
};
