import type { IncomingMessage } from 'node:http';
import type { ExportKind } from '@platzwart/contracts/club';
import type { BesideLoop } from '../../core/besideLoop.ts';
import type { Endpoint } from '../../core/endpoint.ts';
import { type FileServices, type Reader, type SentFile, fileEndpoint } from '../../core/documentResponse.ts';
import { sumsTask, yearTask } from './accountingTasks.ts';
import { type ExportRequest, exportRequest } from './exportRequest.ts';

type AccountingEndpointOptions = FileServices &
  Readonly<{
    /** Null for an unknown id. */
    readExportFile: (
      exportId: string,
    ) => Promise<Readonly<{ fileName: string; bytes: Uint8Array; kind: ExportKind }> | null>;
    besideLoop: BesideLoop;
    /** Epoch milliseconds. */
    now: () => number;
  }>;

type Writing = Readonly<{ request: ExportRequest; caller: string }>;
type WriteFile = (writing: Writing, options: AccountingEndpointOptions) => Promise<SentFile>;

/** What an export would contain. */
const sumsFile: WriteFile = async ({ request, caller }, { besideLoop, now }) => {
  const bytes = await besideLoop(sumsTask, { request, now: now() }, caller);
  return { type: 'application/json; charset=utf-8', name: null, bytes };
};

const yearFile: WriteFile = async ({ request, caller }, { besideLoop, now }) => {
  const name = `Jahresexport_${request.from}_${request.to}.zip`;
  return { type: 'application/zip', name, bytes: await besideLoop(yearTask, { request, now: now() }, caller) };
};

const path = '/documents/accounting';
const writers = new Map([
  [`${path}/sums.json`, sumsFile],
  [`${path}/year.zip`, yearFile],
]);
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
  const recorded = async (exportId: string): Promise<SentFile | 404> => {
    const file = await options.readExportFile(exportId);
    return file ? { type: types[file.kind], name: file.fileName, bytes: file.bytes } : 404;
  };
  const found = async ({ url = '' }: IncomingMessage, { viewer, personId }: Reader): Promise<SentFile | 400 | 404> => {
    if (viewer.principal !== 'ADMIN') return 404;
    const { pathname, searchParams } = new URL(url, 'http://gateway');
    const [, exportId] = exportAddress.exec(pathname) ?? [];
    if (exportId !== undefined) return recorded(exportId);
    const write = writers.get(pathname);
    if (!write) return 404;
    const request = exportRequest(searchParams);
    return request ? write({ request, caller: personId }, options) : 400;
  };
  return fileEndpoint({ ...options, path, found, retryAfter: 5 });
};
