import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Authenticate } from '../core/authentication.ts';
import type { Endpoint } from '../core/endpoint.ts';
import { isOwnOrigin } from './ownOrigin.ts';
import { readBody } from '../core/readBody.ts';
import { respondWithCode } from './respond.ts';

export type TracesEndpointOptions = Readonly<{
  authenticate: Authenticate;
  isDemo: boolean;
  /** Epoch milliseconds. */
  now: () => number;
  /** False where the body holds no spans. */
  forward: (body: Buffer) => boolean;
}>;

const maxBodyBytes = 4_000;
/** Calls per minute of all browsers together; a club sends fewer. */
const maxPerMinute = 600;
const minute = 60_000;

/** Counts the calls of this minute; true beyond the limit. */
const rateLimiter = (now: () => number): (() => boolean) => {
  let since = now();
  let count = 0;
  return () => {
    if (now() - since > minute) [since, count] = [now(), 0];
    count += 1;
    return count > maxPerMinute;
  };
};

/** Receives the spans of browsers: POST from our own origin, with a session, at most 4 kB, at most 600 in a minute. */
export const tracesEndpoint = ({ authenticate, isDemo, now, forward }: TracesEndpointOptions): Endpoint => {
  const isOverLimit = rateLimiter(now);
  const handleBody = async (request: IncomingMessage, response: ServerResponse, body: Buffer | null): Promise<void> => {
    const { viewer } = await authenticate(request.headers.authorization);
    if (!viewer.person) respondWithCode(response, 'LOGIN_REQUIRED', { status: 401 });
    else if (isOverLimit()) respondWithCode(response, 'ERR_INVALID_INPUT', { status: 429 });
    else if (body && forward(body)) response.writeHead(204).end();
    else respondWithCode(response, 'ERR_INVALID_INPUT', { status: 400, extraHeaders: ['connection', 'close'] });
  };
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== 'POST')
      respondWithCode(response, 'ERR_INVALID_INPUT', { status: 405, extraHeaders: ['allow', 'POST'] });
    else if (!isOwnOrigin(request, isDemo)) respondWithCode(response, 'ERR_INVALID_INPUT', { status: 403 });
    else
      readBody(
        request,
        maxBodyBytes,
        (body) => void handleBody(request, response, body).catch(() => response.destroy()),
      );
  };
  return { path: '/traces', covers: 'exact', handle };
};
