import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Health } from './health.ts';
import { respondWithJson } from './respond.ts';

export type HttpDoorOptions = Readonly<{
  graphql: (request: IncomingMessage, response: ServerResponse) => void;
  site: (request: IncomingMessage, response: ServerResponse, path: string) => void;
  /** Never rejects. */
  health: () => Promise<Health>;
}>;

/** Everything that comes in over HTTP: the API, its health, and the client. */
export const httpDoor = ({ graphql, site, health }: HttpDoorOptions): RequestListener => {
  const answerHealth = async (response: ServerResponse): Promise<void> => {
    const found = await health();
    respondWithJson(response, found.status === 'ok' ? 200 : 503, found);
  };
  return (request, response) => {
    const path = pathOf(request);
    if (path === '/graphql') graphql(request, response);
    else if (path === '/health') void answerHealth(response);
    else site(request, response, path);
  };
};

const pathOf = ({ url = '/' }: IncomingMessage): string => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};
