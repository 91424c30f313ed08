import { type Server, type ServerResponse, createServer } from 'node:http';
import type { Readiness } from '@platzwart/contracts/core';
import { productVersion } from './productVersion.ts';

export type Reply = Readonly<{
  status: number;
  type: string;
  text: string;
  headers?: Readonly<Record<string, string>>;
}>;

export type Operations = Readonly<{
  health: () => Promise<Readiness>;
  /** In the Prometheus format. */
  metrics: Readonly<{ metrics: () => Promise<string>; contentType: string }>;
  /** Further pages; null where there is none under that path. */
  furtherPages?: (url: string) => Promise<Reply> | null;
}>;

const json = (status: number, body: unknown): Reply => ({
  status,
  type: 'application/json',
  text: JSON.stringify(body),
});

const pagesOf = ({ health, metrics }: Operations): ReadonlyMap<string, () => Promise<Reply>> => {
  const ready = async (): Promise<Reply> => {
    const found = await health();
    return json(found.status === 'ok' ? 200 : 503, { version: productVersion, ...found });
  };
  return new Map([
    ['/health', ready],
    ['/health/ready', ready],
    ['/health/live', () => Promise.resolve(json(200, { status: 'live', version: productVersion }))],
    ['/metrics', async () => ({ status: 200, type: metrics.contentType, text: await metrics.metrics() })],
  ]);
};

const send = (response: ServerResponse, { status, type, text, headers = {} }: Reply): void => {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers }).end(text);
};

/**
 * The HTTP server for operators: `/health/live` (the process runs), `/health/ready` and `/health` (the version; 200 when healthy, else 503
 * with the problems), `/metrics`. It does not listen yet.
 */
export const operationsServer = (operations: Operations): Server => {
  const pages = pagesOf(operations);
  const find = (url: string): Promise<Reply> | null => pages.get(url)?.() ?? operations.furtherPages?.(url) ?? null;
  return createServer(({ method, url = '' }, response) => {
    const page = method === 'GET' ? find(url) : null;
    if (!page) {
      response.writeHead(404).end();
      return;
    }
    page.then(
      (reply) => send(response, reply),
      () => response.writeHead(500).end(),
    );
  });
};
