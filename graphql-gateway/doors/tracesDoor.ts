import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WhoIsAsking } from '../core/whoIsAsking.ts';
import { isOwnOrigin } from './ownOrigin.ts';
import { readBody } from './readBody.ts';
import { respondWithCode } from './respond.ts';

export type TracesDoorOptions = Readonly<{
  whoIsAsking: WhoIsAsking;
  isDemo: boolean;
  /** Epoch milliseconds. */
  now: () => number;
  /** False where the body holds no spans. */
  forward: (body: Buffer) => boolean;
}>;

const longestBody = 4_000;
/** Of all browsers together: a club taps less often. */
const mostInAMinute = 600;
const minute = 60_000;

/** Counts what comes in; true for what is too much for this minute. */
const limiter = (now: () => number): (() => boolean) => {
  let since = now();
  let count = 0;
  return () => {
    if (now() - since > minute) [since, count] = [now(), 0];
    count += 1;
    return count > mostInAMinute;
  };
};

/** Where our own pages hand in the spans of a browser: POST from our origin, with a session, small and seldom. */
export const tracesDoor = ({ whoIsAsking, isDemo, now, forward }: TracesDoorOptions) => {
  const isTooMuch = limiter(now);
  const take = async (request: IncomingMessage, response: ServerResponse, body: Buffer | null): Promise<void> => {
    const { viewer } = await whoIsAsking(request.headers.authorization);
    if (!viewer.person) respondWithCode(response, 'LOGIN_REQUIRED', { status: 401 });
    else if (isTooMuch()) respondWithCode(response, 'ERR_INVALID_INPUT', { status: 429 });
    else if (body && forward(body)) response.writeHead(204).end();
    else respondWithCode(response, 'ERR_INVALID_INPUT', { status: 400, further: ['connection', 'close'] });
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== 'POST')
      respondWithCode(response, 'ERR_INVALID_INPUT', { status: 405, further: ['allow', 'POST'] });
    else if (!isOwnOrigin(request, isDemo)) respondWithCode(response, 'ERR_INVALID_INPUT', { status: 403 });
    else readBody(request, longestBody, (body) => void take(request, response, body).catch(() => response.destroy()));
  };
};
