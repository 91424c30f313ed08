import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Authenticate } from '../core/authentication.ts';
import type { Endpoint } from '../core/endpoint.ts';
import { Refusal } from '../core/refusal.ts';
import type { Viewer } from '../core/viewer.ts';
import type { DocumentReads, DocumentRow } from './documentReads.ts';
import { documentHeaders, refuseDocument } from '../core/documentResponse.ts';
import { embeddedXml } from './embeddedXml.ts';

export type DocumentEndpointOptions = Readonly<{
  authenticate: Authenticate;
  documents: DocumentReads;
  onServerError: (cause: unknown, correlationId: string | null) => void;
}>;

const uuid = String.raw`[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}`;
const address = new RegExp(
  String.raw`^/documents/invoice/(${uuid})(?:(?:/warning-([123]))?\.pdf|(\.xml))(?:\?|$)`,
  'i',
);

/** Null for any other address. */
const nameIn = (url = '') => {
  const [, invoiceId, level = '0', xml] = address.exec(url) ?? [];
  return invoiceId === undefined ? null : { invoiceId, warningLevel: Number(level), isXml: xml !== undefined };
};

type Sent = Pick<DocumentRow, 'bytes' | 'fileName'> & Readonly<{ type: string }>;

const send = ({ method }: IncomingMessage, response: ServerResponse, { bytes, fileName, type }: Sent): void => {
  response.writeHead(200, {
    ...documentHeaders,
    'content-type': type,
    // Our own names consist of letters, digits, hyphens and the dot.
    'content-disposition': `attachment; filename="${fileName}"`,
    'content-length': bytes.length,
  });
  response.end(method === 'HEAD' ? undefined : bytes);
};

/** The PDF, or the XML within it; null where it holds none. */
const formOf = ({ bytes, fileName }: DocumentRow, isXml: boolean): Sent | null => {
  if (!isXml) return { bytes, fileName, type: 'application/pdf' };
  const xml = embeddedXml(bytes);
  return xml && { bytes: xml, fileName: fileName.replace(/pdf$/, 'xml'), type: 'text/xml; charset=utf-8' };
};

const maySee = ({ principal, person }: Viewer, personId: string | null): boolean =>
  personId !== null && (principal === 'ADMIN' || person?.personId === personId);

/** 503: the mail-service stores a document within seconds. */
const remedies = { 401: { 'www-authenticate': 'Bearer' }, 404: {}, 503: { 'retry-after': '2' } } as const;

/**
 * `/documents/invoice/<_id>.pdf` and `/documents/invoice/<_id>/warning-2.pdf`: a document as it was sent, for its owner and for ADMINs with
 * their session's token; `/documents/invoice/<_id>.xml` is the XML alone that an e-invoice holds. 401 without a session; 404 for unknown documents and for those of others, which look the same; 503 with Retry-After
 * for one that is issued and not stored yet (docs/adr/0054-documents.md).
 */
export const documentEndpoint = ({ authenticate, documents, onServerError }: DocumentEndpointOptions): Endpoint => {
  /** The document, or the status of the refusal. */
  const found = async ({ headers, url }: IncomingMessage): Promise<Sent | 401 | 404 | 503> => {
    const { viewer } = await authenticate(headers.authorization);
    if (!viewer.person) return 401;
    const name = nameIn(url);
    if (!name) return 404;
    const document = await documents.find(name.invoiceId, name.warningLevel);
    if (document) return maySee(viewer, document.personId) ? (formOf(document, name.isXml) ?? 404) : 404;
    return maySee(viewer, await documents.ownerOfIssued(name.invoiceId, name.warningLevel)) ? 503 : 404;
  };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const document = await found(request);
    if (typeof document === 'object') send(request, response, document);
    else refuseDocument(response, document, remedies[document]);
  };
  return {
    path: '/documents/invoice',
    covers: 'subtree',
    handle: (request, response) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        refuseDocument(response, 405, { allow: 'GET, HEAD' });
        return;
      }
      respond(request, response).catch((error: unknown) => {
        if (!(error instanceof Refusal)) onServerError(error, null);
        if (!response.headersSent) refuseDocument(response, 503, { 'retry-after': '60' });
      });
    },
  };
};
