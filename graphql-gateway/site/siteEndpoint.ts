import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { acceptedEncoding } from '../core/encodings.ts';
import { hasCopy } from '../core/entityTag.ts';
import type { SiteFile, SiteFiles } from './siteFiles.ts';

export type SiteOptions = Readonly<{ files: SiteFiles; setSecurityHeaders: RequestListener }>;
export type SiteEndpointOptions = SiteOptions & Readonly<{ isTraced: boolean }>;

const forever = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

/** Serves the client: its files, and its page for every address of the client's router. */
export const siteEndpoint =
  ({ files, setSecurityHeaders, isTraced }: SiteEndpointOptions) =>
  (request: IncomingMessage, response: ServerResponse, path: string): void => {
    // Tells the page to load the browser's tracing.
    if (isTraced) response.setHeader('server-timing', 'traced');
    setSecurityHeaders(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const file =
      files.get(path === '/' ? '/index.html' : path) ??
      (isNavigation(request, path) ? files.get('/index.html') : undefined);
    if (file) send(request, response, file);
    else response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
  };

/** An address of the client's router, not a missing file. */
const isNavigation = ({ headers }: IncomingMessage, path: string): boolean =>
  !path.slice(path.lastIndexOf('/')).includes('.') &&
  !path.startsWith('/assets/') &&
  (headers.accept ?? '').includes('text/html');

const send = (request: IncomingMessage, response: ServerResponse, file: SiteFile): void => {
  const encoding = acceptedEncoding(request.headers['accept-encoding'], (one) => file.encoded.has(one));
  const bytes = (encoding && file.encoded.get(encoding)) ?? file.bytes;
  response.setHeader('cache-control', file.isHashed ? forever : revalidate);
  response.setHeader('etag', file.etag);
  if (file.encoded.size > 0) response.setHeader('vary', 'accept-encoding');
  if (hasCopy(request.headers['if-none-match'], file.etag)) {
    response.writeHead(304).end();
    return;
  }
  if (encoding) response.setHeader('content-encoding', encoding);
  response.writeHead(200, { 'content-type': file.type, 'content-length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
};
