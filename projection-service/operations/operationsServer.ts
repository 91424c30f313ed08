import { type Server, createServer } from 'node:http';
import type { Health } from '../core/health.ts';

type Reply = Readonly<{ status: number; type: string; text: string }>;

export type Operations = Readonly<{
  health: () => Promise<Health>;
  /** In Prometheus' form. */
  metrics: Readonly<{ metrics: () => Promise<string>; contentType: string }>;
}>;

const json = (status: number, body: unknown): Reply => ({
  status,
  type: 'application/json',
  text: JSON.stringify(body),
});

const pagesOf = ({ health, metrics }: Operations): ReadonlyMap<string, () => Promise<Reply>> => {
  const ready = async (): Promise<Reply> => {
    const found = await health();
    return json(found.status === 'ok' ? 200 : 503, found);
  };
  return new Map([
    ['/health', ready],
    ['/health/ready', ready],
    ['/health/live', () => Promise.resolve(json(200, { status: 'live' }))],
    ['/metrics', async () => ({ status: 200, type: metrics.contentType, text: await metrics.metrics() })],
  ]);
};

/**
 * What operators ask: `/health/live` whether it runs at all, `/health/ready` (and `/health`) 200 when all is well, else 503 with
 * what is wrong, `/metrics`. Not listening yet.
 */
export const operationsServer = (operations: Operations): Server => {
  const pages = pagesOf(operations);
  return createServer((request, response) => {
    const page = request.method === 'GET' ? pages.get(request.url ?? '') : undefined;
    if (!page) {
      response.writeHead(404).end();
      return;
    }
    page().then(
      ({ status, type, text }) => {
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
      },
      () => response.writeHead(500).end(),
    );
  });
};
