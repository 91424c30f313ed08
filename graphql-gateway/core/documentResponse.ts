import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint } from './endpoint.ts';
import { Refusal } from './refusal.ts';
import type { OnServerError } from './maskError.ts';

/** Of every response about documents: for this reader only, and for no other page. */
const documentHeaders = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
};

/** A file for its reader. `name` null: it is read by our own page and not saved. Our names need no escaping. */
export type SentFile = Readonly<{ type: string; name: string | null; bytes: Uint8Array | string }>;
type Refused = 400 | 401 | 404 | 503;

const send = ({ method }: IncomingMessage, response: ServerResponse, { type, name, bytes }: SentFile): void => {
  response.writeHead(200, {
    ...{ ...documentHeaders, 'content-type': type, 'content-length': Buffer.byteLength(bytes) },
    ...(name !== null && { 'content-disposition': `attachment; filename="${name}"` }),
  });
  response.end(method === 'HEAD' ? undefined : bytes);
};

const refuseDocument = (
  response: ServerResponse,
  status: number,
  more: Readonly<Record<string, string>> = {},
): void => {
  response.writeHead(status, { ...documentHeaders, ...more }).end();
};

/** 503: what is asked for is being stored, and is there within seconds. */
const remedies: Readonly<Record<Refused, Readonly<Record<string, string>>>> = {
  ...{ 400: {}, 401: { 'www-authenticate': 'Bearer' }, 404: {}, 503: { 'retry-after': '2' } },
};

type Options = Readonly<{
  path: string;
  /** The file, or the status of the refusal. */
  found: (request: IncomingMessage) => Promise<SentFile | Refused>;
  /** Seconds after which it can be asked again after a failure. */
  retryAfter: number;
  onServerError: OnServerError;
}>;

/** Everything below `path` is a file: 405 for anything but GET and HEAD, 503 with Retry-After where reading it has failed. */
export const fileEndpoint = ({ path, found, retryAfter, onServerError }: Options): Endpoint => {
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const file = await found(request);
    if (typeof file === 'object') send(request, response, file);
    else refuseDocument(response, file, remedies[file]);
  };
  return {
    path,
    covers: 'subtree',
    handle: (request, response) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        refuseDocument(response, 405, { allow: 'GET, HEAD' });
        return;
      }
      respond(request, response).catch((error: unknown) => {
        if (!(error instanceof Refusal)) onServerError(error, null);
        if (!response.headersSent) refuseDocument(response, 503, { 'retry-after': String(retryAfter) });
      });
    },
  };
};
