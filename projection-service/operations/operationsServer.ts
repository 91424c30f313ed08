import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Health } from '../core/health.ts';

/** `onTaken`: a port in use is waited for, whoever holds it has been told to go; null: then it is a refusal. */
type Address = Readonly<{ host: string; port: number; onTaken: (() => void) | null }>;
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
 * what is wrong, `/metrics`. Rejects where the port is taken.
 */
export const serveOperations = async (operations: Operations, address: Address): Promise<Server> => {
  const pages = pagesOf(operations);
  const server = createServer((request, response) => {
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
  await listening(server, address);
  return server;
};

const millisecondsBetweenTries = 20;
const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const listening = async (server: Server, { host, port, onTaken }: Address): Promise<void> => {
  for (;;) {
    server.listen(port, host);
    try {
      await once(server, 'listening');
      return;
    } catch (error) {
      if (!onTaken || !isTaken(error)) throw error;
    }
    onTaken();
    await pause(millisecondsBetweenTries);
  }
};
