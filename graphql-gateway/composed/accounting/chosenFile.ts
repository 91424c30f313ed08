import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { AccountingExport, RecordExport } from '@platzwart/contracts/club';
import { Refusal } from '../../core/refusal.ts';
import type { Accounting } from './accountingReads.ts';
import { datevFile, isWithinBusinessYear } from './datevFile.ts';
import { type ExportRequest, positionBefore, requestedPostings } from './exportRequest.ts';
import type { Posting } from './posting.ts';
import { postingsCsv } from './postingTables.ts';

type File = Readonly<{ period: ExportRequest; accounting: Accounting; now: number }>;

const fileOf = (postings: readonly Posting[], { period, accounting, now }: File) => {
  const stem = `${period.from}_${period.to}_bis_${(accounting.upTo ?? '').replaceAll(/[^\w.-]/g, '-')}.csv`;
  if (period.kind === 'CSV') return { fileName: `Buchungen_${stem}`, bytes: postingsCsv(postings) };
  const bytes = datevFile(postings, { period, accounting: accounting.settings, now });
  return { fileName: `EXTF_Buchungsstapel_${stem}`, bytes };
};

type Known = Readonly<{
  accounting: Accounting;
  /** All recorded exports. */
  exports: readonly AccountingExport[];
  /** Epoch milliseconds. */
  now: number;
}>;
type Chosen = Omit<RecordExport['data'], 'exportId'>;

/** The postings of the request, as a file. Refuses with ERR_NOTHING_TO_EXPORT, and ERR_INVALID_INPUT where DATEV takes no such period. */
export const chosenFile = async (request: ExportRequest, { accounting, exports, now }: Known): Promise<Chosen> => {
  if (request.kind === 'DATEV' && !isWithinBusinessYear(request, accounting.settings))
    throw new Refusal('ERR_INVALID_INPUT', ['input.to']);
  const postings = requestedPostings(accounting.postings, request, exports);
  if (postings.length === 0 || accounting.upTo === null) throw new Refusal('ERR_NOTHING_TO_EXPORT', []);
  const { fileName, bytes } = fileOf(postings, { period: request, accounting, now });
  return {
    ...{ ...request, after: positionBefore(request, exports), upTo: accounting.upTo, rows: postings.length },
    ...{ fileName, expected: exports.length, file: (await promisify(gzip)(bytes)).toString('base64') },
  };
};
