import { type Server, type ServerResponse, createServer } from 'node:http';
import type { Readiness } from '@platzwart/contracts/core';
import { productVersion } from '@platzwart/service-process/product-version';
import type { Registry } from 'prom-client';

export type Operations = Readonly<{ readiness: () => Promise<Readiness>; registry: Registry }>;

const send = (response: ServerResponse, status: number, body: Readonly<{ type: string; text: string }>): void => {
  response.writeHead(status, { 'content-type': body.type, 'cache-control': 'no-store' }).end(body.text);
};
const json = (body: unknown) => ({ type: 'application/json', text: JSON.stringify(body) });

/** Health and metrics for operators, on a separate port that is never published: none of it is served on the public port. */
export const operationsServer = ({ readiness, registry }: Operations): Server => {
  const pages: Readonly<Record<string, (response: ServerResponse) => Promise<void>>> = {
    '/health/live': (response) => {
      send(response, 200, json({ status: 'live', version: productVersion }));
      return Promise.resolve();
    },
    '/health/ready': async (response) => {
      const found = await readiness();
      send(response, found.status === 'ok' ? 200 : 503, json({ version: productVersion, ...found }));
    },
    '/metrics': async (response) => send(response, 200, { type: registry.contentType, text: await registry.metrics() }),
  };
  return createServer((request, response) => {
    const page = request.method === 'GET' ? pages[request.url ?? ''] : undefined;
    if (page) void page(response).catch(() => response.writeHead(500).end());
    else response.writeHead(404).end();
  });
};
