import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { OnServerError } from '../answers/executeOverYoga.ts';
import type { Health } from './health.ts';
import { respondWithCode, respondWithJson } from './respond.ts';

export type HttpDoorOptions = Readonly<{
  graphql: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  site: (request: IncomingMessage, response: ServerResponse, path: string) => void;
  health: () => Promise<Health>;
  onServerError: OnServerError;
}>;

/** Everything that comes in over HTTP: the API, its health, and the client. */
export const httpDoor = ({ graphql, site, health, onServerError }: HttpDoorOptions): RequestListener => {
  const answerHealth = async (response: ServerResponse): Promise<void> => {
    const found = await health();
    respondWithJson(response, found.status === 'ok' ? 200 : 503, found);
  };
  const fail = (response: ServerResponse, error: unknown): void => {
    if (response.destroyed) return;
    onServerError(error, null);
    if (!response.headersSent) respondWithCode(response, 500, 'ERR_SERVER');
  };
  return (request, response) => {
    const path = pathOf(request);
    if (path === '/graphql') graphql(request, response).catch((error: unknown) => fail(response, error));
    else if (path === '/health') answerHealth(response).catch((error: unknown) => fail(response, error));
    else site(request, response, path);
  };
};

const pathOf = ({ url = '/' }: IncomingMessage): string => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};
