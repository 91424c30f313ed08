import type { IncomingMessage } from 'node:http';
import type { Endpoint } from '../core/endpoint.ts';
import type { Viewer } from '../core/viewer.ts';
import type { DocumentReads, DocumentRow } from './documentReads.ts';
import { type FileServices, type Reader, type SentFile, fileEndpoint } from '../core/documentResponse.ts';
import { embeddedXml } from './embeddedXml.ts';

type DocumentEndpointOptions = FileServices & Readonly<{ documents: DocumentReads }>;

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

/** The PDF, or the XML within it; null where it holds none. */
const formOf = ({ bytes, fileName }: DocumentRow, isXml: boolean): SentFile | null => {
  if (!isXml) return { bytes, name: fileName, type: 'application/pdf' };
  const xml = embeddedXml(bytes);
  return xml && { bytes: xml, name: fileName.replace(/pdf$/, 'xml'), type: 'text/xml; charset=utf-8' };
};

const maySee = ({ principal, person }: Viewer, personId: string | null): boolean =>
  personId !== null && (principal === 'ADMIN' || person?.personId === personId);

/**
 * `/documents/invoice/<_id>.pdf` and `/documents/invoice/<_id>/warning-2.pdf`: a document as it was sent, for its owner and for ADMINs with
 * their session's token; `/documents/invoice/<_id>.xml` is the XML alone that an e-invoice holds. 401 without a session; 404 for unknown
 * documents and for those of others, which look the same; 503 with Retry-After for one that is issued and not stored yet
 * (docs/adr/0054-documents.md).
 */
export const documentEndpoint = ({ documents, ...services }: DocumentEndpointOptions): Endpoint => {
  /** The document, or the status of the refusal. */
  const found = async ({ url }: IncomingMessage, { viewer }: Reader): Promise<SentFile | 404 | 503> => {
    const name = nameIn(url);
    if (!name) return 404;
    const document = await documents.find(name.invoiceId, name.warningLevel);
    if (document) return maySee(viewer, document.personId) ? (formOf(document, name.isXml) ?? 404) : 404;
    return maySee(viewer, await documents.ownerOfIssued(name.invoiceId, name.warningLevel)) ? 503 : 404;
  };
  return fileEndpoint({ ...services, path: '/documents/invoice', found, retryAfter: 60 });
};
