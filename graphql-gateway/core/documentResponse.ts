import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Authenticate } from './authentication.ts';
import type { Endpoint } from './endpoint.ts';
import type { ExecutionTurns } from './executionTurns.ts';
import type { OnServerError } from './maskError.ts';
import { Refusal } from './refusal.ts';
import type { Viewer } from './viewer.ts';

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
type Refused = 400 | 404 | 503;

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
const remedies: Readonly<Record<401 | Refused, Readonly<Record<string, string>>>> = {
  ...{ 400: {}, 401: { 'www-authenticate': 'Bearer' }, 404: {}, 503: { 'retry-after': '2' } },
};

/** Who reads a file. */
export type Reader = Readonly<{ viewer: Viewer; personId: string }>;

/** What every endpoint with files needs of the gateway's services. */
export type FileServices = Readonly<{
  authenticate: Authenticate;
  addressOf: (request: IncomingMessage) => string;
  takeTurn: ExecutionTurns;
  onServerError: OnServerError;
}>;

type Options = FileServices &
  Readonly<{
    path: string;
    /** The file, or the status of the refusal. */
    found: (request: IncomingMessage, reader: Reader) => Promise<SentFile | Refused>;
    /** Seconds after which it can be asked again after a failure. */
    retryAfter: number;
  }>;

/** Within the reader's turns and budget of bytes, so that one reader's files do not delay what others ask for. */
const fileFinder =
  ({ authenticate, addressOf, takeTurn, found }: Options) =>
  async (request: IncomingMessage): Promise<SentFile | 401 | Refused> => {
    const { viewer } = await authenticate(request.headers.authorization);
    if (!viewer.person) return 401;
    const reader = { viewer, personId: viewer.person.personId };
    return takeTurn({ caller: reader.personId, address: addressOf(request) }, async (spend) => {
      const file = await found(request, reader);
      if (typeof file === 'object') spend(Buffer.byteLength(file.bytes));
      return file;
    });
  };

/**
 * Everything below `path` is a file for who is signed in: 401 without a session, 405 for anything but GET and HEAD, 429 where too much of the
 * reader waits already, 503 with Retry-After where reading it has failed.
 */
export const fileEndpoint = (options: Options): Endpoint => {
  const { path, retryAfter, onServerError } = options;
  const find = fileFinder(options);
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const file = await find(request);
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
        const status = error instanceof Refusal && error.status === 429 ? 429 : 503;
        if (!response.headersSent) refuseDocument(response, status, { 'retry-after': String(retryAfter) });
      });
    },
  };
};
