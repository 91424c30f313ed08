import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { servicePassCheck } from '@platzwart/service-process/service-pass';
import { refusal } from '../core/commandAnswers.ts';
import { isDatabaseUnavailable } from '../core/databaseUnavailable.ts';
import type { Log } from '../core/log.ts';
import { traceRequest } from '../operations/tracing.ts';
import { readJson } from './readJson.ts';
import type { Reply, Route } from './routes.ts';

type Dependencies = Readonly<{ routes: ReadonlyMap<string, Route>; secret: string; log: Log }>;

const refused = (status: number): Reply => ({ status, body: refusal('ERR_INVALID_INPUT') });
const unavailable: Reply = { status: 503, body: refusal('ERR_DB_CONNECTION') };
const failed: Reply = { status: 500, body: refusal('ERR_SERVER') };
const unauthorised: Reply = { status: 401, body: refusal('ERR_NOT_AUTHORIZED') };

const replyTo = async (
  { routes, isPass }: Pick<Dependencies, 'routes'> & Readonly<{ isPass: ReturnType<typeof servicePassCheck> }>,
  request: IncomingMessage,
): Promise<Reply> => {
  const route = routes.get(request.url ?? '');
  if (!route) return refused(404);
  if (request.method !== route.method) return refused(405);
  if (!route.isOpen && !(await isPass(request.headers.authorization))) return unauthorised;
  if (route.method === 'GET') return route.reply(null);
  const body = await readJson(request);
  return body.ok ? route.reply(body.value) : refused(body.status);
};

const contentOf = (reply: Reply): Readonly<{ text: string; type: string }> =>
  'text' in reply ? reply : { text: JSON.stringify(reply.body), type: 'application/json; charset=utf-8' };

const send = (response: ServerResponse, reply: Reply): void => {
  const { status } = reply;
  const { text, type } = contentOf(reply);
  const headers = {
    'content-type': type,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  };
  // Otherwise the rest of a body that was refused halfway would be parsed as the next request.
  response.writeHead(status, status === 413 ? { ...headers, connection: 'close' } : headers).end(text);
};

/** The service's only HTTP server. It sends only what `routes` answer; every failure is JSON with a code. */
export const httpServer = ({ routes, secret, log }: Dependencies): Server => {
  const isPass = servicePassCheck({ secret, issuer: 'graphql-gateway', audience: 'command-service', now: Date.now });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const reply = () => replyTo({ routes, isPass }, request);
      send(response, await (request.method === 'POST' ? traceRequest(request.headers, reply) : reply()));
    } catch (error) {
      log.error({ err: error, path: request.url }, 'A request failed');
      send(response, isDatabaseUnavailable(error) ? unavailable : failed);
    }
  };
  const server = createServer((request, response) => {
    // During shutdown the service finishes this call and closes the connection after it.
    if (!server.listening) response.shouldKeepAlive = false;
    void answer(request, response);
  });
  server.headersTimeout = 5_000;
  server.requestTimeout = 10_000;
  // Longer than a caller's pool keeps a connection, so that none is closed during a request.
  server.keepAliveTimeout = 65_000;
  return server;
};
