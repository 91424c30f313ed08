import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { acceptedEncoding } from '../core/encodings.ts';
import { hasCopy } from '../core/entityTag.ts';
import type { SiteFile, SiteFiles } from './siteFiles.ts';
import type { FindPage } from './pageFinder.ts';

export type SiteOptions = Readonly<{ files: SiteFiles; setSecurityHeaders: RequestListener }>;
export type SiteEndpointOptions = SiteOptions &
  Readonly<{
    isTraced: boolean;
    /** Null where the app shows every page. */
    findPage: FindPage | null;
  }>;

const forever = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

/** Serves the client: the documents of the public site, its files, and its page for every other address of the client's router. */
export const siteEndpoint = ({ files, setSecurityHeaders, isTraced, findPage }: SiteEndpointOptions) => {
  const sendFile = (request: IncomingMessage, response: ServerResponse, path: string): void => {
    const file =
      files.get(path === '/' ? '/index.html' : path) ??
      (isNavigation(request, path) ? files.get('/index.html') : undefined);
    if (file) send(request, response, file);
    else response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
  };
  return (request: IncomingMessage, response: ServerResponse, path: string): void => {
    // Tells the page to load the browser's tracing.
    if (isTraced) response.setHeader('server-timing', 'traced');
    setSecurityHeaders(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const page = findPage?.(request, path);
    if (!page) {
      sendFile(request, response, path);
      return;
    }
    void page.then((found) => {
      if (found?.cookie != null) response.setHeader('set-cookie', found.cookie);
      if (found) send(request, response, found.file);
      // The app's page reads the data itself, again and again until it is there.
      else sendFile(request, response, path);
    });
  };
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
  if (file.vary !== null) response.setHeader('vary', file.vary);
  if (hasCopy(request.headers['if-none-match'], file.etag)) {
    response.writeHead(304).end();
    return;
  }
  if (encoding) response.setHeader('content-encoding', encoding);
  response.writeHead(200, { 'content-type': file.type, 'content-length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
};
