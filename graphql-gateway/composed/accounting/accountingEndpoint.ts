import type { IncomingMessage } from 'node:http';
import type { Authenticate } from '../../core/authentication.ts';
import type { Endpoint } from '../../core/endpoint.ts';
import { type SentFile, fileEndpoint } from '../../core/documentResponse.ts';
import type { Accounting } from './accountingReads.ts';
import { accountingSums } from './accountingSums.ts';
import { datevFile, isWithinBusinessYear } from './datevFile.ts';
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

/** `2026-01-01_2026-12-31_bis_00042`: the end is what the next export begins after. */
const stem = ({ request: { from, to }, accounting: { upTo } }: Export): string =>
  `${from}_${to}${upTo === null ? '' : `_bis_${upTo.replaceAll(/[^\w.-]/g, '-')}`}`;

const files: Readonly<Record<string, (made: Export) => 400 | SentFile | Promise<SentFile>>> = {
  'sums.json': ({ postings, request, accounting }) => ({
    ...{ type: 'application/json; charset=utf-8', name: null },
    bytes: JSON.stringify({
      ...accountingSums(postings, accounting),
      // DATEV refuses a file whose days are of two.
      isOneBusinessYear: isWithinBusinessYear(request, accounting.settings),
    }),
  }),
  'datev.csv': (made) => {
    const { request: period, accounting, now } = made;
    if (!isWithinBusinessYear(period, accounting.settings)) return 400;
    return {
      ...{ type: 'text/csv; charset=windows-1252', name: `EXTF_Buchungsstapel_${stem(made)}.csv` },
      bytes: datevFile(made.postings, { period, accounting: accounting.settings, now }),
    };
  },
  'postings.csv': (made) => ({
    ...{ type: 'text/csv; charset=utf-8', name: `Buchungen_${stem(made)}.csv` },
    bytes: postingsCsv(made.postings),
  }),
  'year.zip': async (made) => ({
    ...{ type: 'application/zip', name: `Jahresexport_${stem(made)}.zip` },
    bytes: await zipOf(await made.readYear(made.request, made.postings), made.now),
  }),
};

const path = '/documents/accounting';

/**
 * `/documents/accounting/{sums.json,datev.csv,postings.csv,year.zip}?from=&to=&after=` for ADMINs: what the club's books say about the events of the
 * period, and with `after` only about those that are later in the log (decisions.md I15, N45). 401 without a session, 404 for everybody
 * else, 400 for a period that is not within one year; for DATEV also where it is not within one business year.
 */
export const accountingEndpoint = (options: AccountingEndpointOptions): Endpoint => {
  const { authenticate, readAccounting, readYear, now, onServerError } = options;
  const found = async ({ url = '', headers }: IncomingMessage): Promise<SentFile | 400 | 401 | 404> => {
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
  return fileEndpoint({ path, found, retryAfter: 5, onServerError });
};
