import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Authenticate } from '../core/authentication.ts';
import type { Endpoint } from '../core/endpoint.ts';
import { Refusal } from '../core/refusal.ts';
import type { Viewer } from '../core/viewer.ts';
import type { DocumentReads, DocumentRow } from './documentReads.ts';

const headers = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
};

export type DocumentEndpointOptions = Readonly<{
  authenticate: Authenticate;
  documents: DocumentReads;
  onServerError: (cause: unknown, correlationId: string | null) => void;
}>;

const uuid = String.raw`[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}`;
const address = new RegExp(String.raw`^/documents/invoice/(${uuid})(?:/warning-([123]))?\.pdf(?:\?|$)`, 'i');

const refuse = (response: ServerResponse, status: number, more: Readonly<Record<string, string>> = {}): void => {
  response.writeHead(status, { ...headers, ...more }).end();
};

const send = ({ method }: IncomingMessage, response: ServerResponse, { bytes, fileName }: DocumentRow): void => {
  response.writeHead(200, {
    ...headers,
    'content-type': 'application/pdf',
    // Our own names consist of letters, digits, hyphens and the dot.
    'content-disposition': `attachment; filename="${fileName}"`,
    'content-length': bytes.length,
  });
  response.end(method === 'HEAD' ? undefined : bytes);
};

const maySee = ({ principal, person }: Viewer, { personId }: DocumentRow): boolean =>
  principal === 'ADMIN' || person?.personId === personId;

/**
 * `/documents/invoice/<_id>.pdf` and `/documents/invoice/<_id>/warning-2.pdf`: a document as it was sent, for its owner and for ADMINs with
 * their session's token. 401 without a session; 404 for unknown documents and for those of others, which look the same.
 */
export const documentEndpoint = ({ authenticate, documents, onServerError }: DocumentEndpointOptions): Endpoint => {
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { viewer } = await authenticate(request.headers.authorization);
    if (!viewer.person) {
      refuse(response, 401, { 'www-authenticate': 'Bearer' });
      return;
    }
    const [, invoiceId, level] = address.exec(request.url ?? '') ?? [];
    const found = invoiceId === undefined ? null : await documents.find(invoiceId, Number(level ?? 0));
    if (found && maySee(viewer, found)) send(request, response, found);
    else refuse(response, 404);
  };
  return {
    path: '/documents/invoice',
    covers: 'subtree',
    handle: (request, response) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        refuse(response, 405, { allow: 'GET, HEAD' });
        return;
      }
      respond(request, response).catch((error: unknown) => {
        if (!(error instanceof Refusal)) onServerError(error, null);
        if (!response.headersSent) refuse(response, 503, { 'retry-after': '60' });
      });
    },
  };
};
