import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Authenticate } from '../../core/authentication.ts';
import type { Endpoint } from '../../core/endpoint.ts';
import { Refusal } from '../../core/refusal.ts';
import { documentHeaders, refuseDocument } from '../../core/documentResponse.ts';
import type { Accounting } from './accountingReads.ts';
import { accountingSums } from './accountingSums.ts';
import { datevFile } from './datevFile.ts';
import { type ExportRequest, exportRequest, isAsked } from './exportRequest.ts';
import type { Posting } from './posting.ts';
import type { ExportTable } from './exportTable.ts';
import { postingsCsv } from './postingTables.ts';
import { zipOf } from './year/yearExport.ts';

export type AccountingEndpointOptions = Readonly<{
  authenticate: Authenticate;
  readAccounting: () => Promise<Accounting>;
  /** The tables of the yearly export. */
  readYear: (period: ExportRequest, postings: readonly Posting[]) => Promise<readonly ExportTable[]>;
  /** Epoch milliseconds. */
  now: () => number;
  onServerError: (cause: unknown, correlationId: string | null) => void;
}>;

type Export = Pick<AccountingEndpointOptions, 'readYear'> &
  Readonly<{ postings: readonly Posting[]; request: ExportRequest; accounting: Accounting; now: number }>;
type File = Readonly<{ type: string; name: string | null; content: Uint8Array | string }>;

/** `2026-01-01_2026-12-31_bis_00042`: the end is what the next export begins after. */
const stem = ({ request: { from, to }, accounting: { upTo } }: Export): string =>
  `${from}_${to}${upTo === null ? '' : `_bis_${upTo.replaceAll(/[^\w.-]/g, '-')}`}`;

const files: Readonly<Record<string, (made: Export) => File | Promise<File>>> = {
  'sums.json': ({ postings, accounting }) => ({
    ...{ type: 'application/json; charset=utf-8', name: null },
    content: JSON.stringify(accountingSums(postings, accounting.upTo)),
  }),
  'datev.csv': (made) => ({
    ...{ type: 'text/csv; charset=windows-1252', name: `EXTF_Buchungsstapel_${stem(made)}.csv` },
    content: datevFile(made.postings, made.request, made.now),
  }),
  'postings.csv': (made) => ({
    ...{ type: 'text/csv; charset=utf-8', name: `Buchungen_${stem(made)}.csv` },
    content: postingsCsv(made.postings),
  }),
  'year.zip': async (made) => ({
    ...{ type: 'application/zip', name: `Jahresexport_${stem(made)}.zip` },
    content: await zipOf(await made.readYear(made.request, made.postings), made.now),
  }),
};

const path = '/documents/accounting';

const send = ({ method }: IncomingMessage, response: ServerResponse, { type, name, content }: File): void => {
  response.writeHead(200, {
    ...{ ...documentHeaders, 'content-type': type, 'content-length': Buffer.byteLength(content) },
    ...(name !== null && { 'content-disposition': `attachment; filename="${name}"` }),
  });
  response.end(method === 'HEAD' ? undefined : content);
};

/**
 * `/documents/accounting/{sums.json,datev.csv,postings.csv,year.zip}?from=&to=&after=` for ADMINs: what the club's books say about the events of the
 * period, and with `after` only about those that are later in the log (decisions.md I15, N45). 401 without a session, 404 for everybody
 * else, 400 for a period that is not within one year.
 */
export const accountingEndpoint = (options: AccountingEndpointOptions): Endpoint => {
  const { authenticate, readAccounting, readYear, now, onServerError } = options;
  /** The file, or the status of the refusal. */
  const found = async ({ url = '', headers }: IncomingMessage): Promise<File | 400 | 401 | 404> => {
    const { viewer } = await authenticate(headers.authorization);
    if (!viewer.person) return 401;
    const { pathname, searchParams } = new URL(url, 'http://gateway');
    const name = pathname.slice(path.length + 1);
    const fileOf = Object.hasOwn(files, name) ? files[name] : undefined;
    if (viewer.principal !== 'ADMIN' || !fileOf) return 404;
    const asked = exportRequest(searchParams);
    if (!asked) return 400;
    const accounting = await readAccounting();
    const postings = accounting.postings.filter(isAsked(asked));
    return fileOf({ readYear, postings, request: asked, accounting, now: now() });
  };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const file = await found(request);
    if (typeof file === 'object') send(request, response, file);
    else refuseDocument(response, file, file === 401 ? { 'www-authenticate': 'Bearer' } : {});
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
        if (!response.headersSent) refuseDocument(response, 503, { 'retry-after': '5' });
      });
    },
  };
};
