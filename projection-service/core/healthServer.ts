import { type Server, createServer } from 'node:http';
import type { Health } from './health.ts';

type Address = Readonly<{ host: string; port: number }>;

/** `GET /health`: 200 when all is well, else 503 with what is wrong. Rejects where the port is taken. */
export const serveHealth = (read: () => Promise<Health>, { host, port }: Address): Promise<Server> => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/health') {
      response.writeHead(404).end();
      return;
    }
    void read().then((health) => {
      response.writeHead(health.status === 'ok' ? 200 : 503, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
      });
      response.end(JSON.stringify(health));
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
};
