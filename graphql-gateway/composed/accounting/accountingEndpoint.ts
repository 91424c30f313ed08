import type { IncomingMessage } from 'node:http';
import type { AccountingExport, ExportKind } from '@platzwart/contracts/club';
import type { Authenticate } from '../../core/authentication.ts';
import type { Endpoint } from '../../core/endpoint.ts';
import { type SentFile, fileEndpoint } from '../../core/documentResponse.ts';
import type { Accounting } from './accountingReads.ts';
import { accountingSums } from './accountingSums.ts';
import { isWithinBusinessYear } from './datevFile.ts';
import { type ExportRequest, exportRequest, requestedPostings } from './exportRequest.ts';
import type { ExportTable } from './exportTable.ts';
import type { Posting } from './posting.ts';
import { zipOf } from './year/yearExport.ts';
import type { OnServerError } from '../../core/maskError.ts';

export type AccountingEndpointOptions = Readonly<{
  authenticate: Authenticate;
  readAccounting: () => Promise<Accounting>;
  readExports: () => Promise<readonly AccountingExport[]>;
  /** Null for an unknown id. */
  readExportFile: (
    exportId: string,
  ) => Promise<Readonly<{ fileName: string; bytes: Uint8Array; kind: ExportKind }> | null>;
  /** The tables of the yearly export. */
  readYear: (period: ExportRequest, postings: readonly Posting[]) => Promise<readonly ExportTable[]>;
  /** Epoch milliseconds. */
  now: () => number;
  onServerError: OnServerError;
}>;

type WriteFile = (request: ExportRequest, options: AccountingEndpointOptions) => Promise<SentFile>;

/** What an export would contain. */
const sumsFile: WriteFile = async (request, { readAccounting, readExports }) => {
  const exports = await readExports();
  const accounting = await readAccounting();
  const sums = accountingSums(requestedPostings(accounting.postings, request, exports), accounting);
  // DATEV refuses a file whose days are of two business years.
  const isOneBusinessYear = isWithinBusinessYear(request, accounting.settings);
  const bytes = JSON.stringify({ ...sums, isOneBusinessYear });
  return { type: 'application/json; charset=utf-8', name: null, bytes };
};

const yearFile: WriteFile = async (request, { readAccounting, readYear, now }) => {
  const { postings } = await readAccounting();
  const tables = await readYear(request, requestedPostings(postings, { ...request, isOnlyNew: false }, []));
  const name = `Jahresexport_${request.from}_${request.to}.zip`;
  return { type: 'application/zip', name, bytes: await zipOf({ ...request, tables }, now()) };
};

const path = '/documents/accounting';
const exportAddress = new RegExp(
  String.raw`^${path}/exports/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$`,
);
const types = { DATEV: 'text/csv; charset=windows-1252', CSV: 'text/csv; charset=utf-8' } satisfies Record<
  ExportKind,
  string
>;

/**
 * `/documents/accounting/{sums.json,year.zip}?from=&to=&kind=&onlyNew=1` for ADMINs: what an export would contain, and the tables of a year
 * (decisions.md N50). `/documents/accounting/exports/<id>`: an export that was recorded, with the bytes that it had (N45). 401 without a
 * session, 404 for everybody else, 400 for a period that is not within one year.
 */
export const accountingEndpoint = (options: AccountingEndpointOptions): Endpoint => {
  const { authenticate, readExportFile, onServerError } = options;
  const recorded = async (exportId: string): Promise<SentFile | 404> => {
    const file = await readExportFile(exportId);
    return file ? { type: types[file.kind], name: file.fileName, bytes: file.bytes } : 404;
  };
  const written = async (write: WriteFile, query: URLSearchParams): Promise<SentFile | 400> => {
    const request = exportRequest(query);
    return request ? write(request, options) : 400;
  };
  const found = async ({ url = '', headers }: IncomingMessage): Promise<SentFile | 400 | 401 | 404> => {
    const { viewer } = await authenticate(headers.authorization);
    if (!viewer.person) return 401;
    if (viewer.principal !== 'ADMIN') return 404;
    const { pathname, searchParams } = new URL(url, 'http://gateway');
    const [, exportId] = exportAddress.exec(pathname) ?? [];
    if (exportId !== undefined) return recorded(exportId);
    if (pathname === `${path}/sums.json`) return written(sumsFile, searchParams);
    return pathname === `${path}/year.zip` ? written(yearFile, searchParams) : 404;
  };
  return fileEndpoint({ path, found, retryAfter: 5, onServerError });
};
