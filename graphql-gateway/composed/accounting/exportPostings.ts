import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { AccountingExport, RecordExport } from '@platzwart/contracts/club';
import { type CommandBus, callerOf } from '../../core/commandBus.ts';
import type { GatewayContext } from '../../core/context.ts';
import { idempotentId } from '../../core/idempotentId.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Accounting } from './accountingReads.ts';
import { datevFile, isWithinBusinessYear } from './datevFile.ts';
import { type ExportRequest, positionBefore, requestedPostings } from './exportRequest.ts';
import type { Posting } from './posting.ts';
import { postingsCsv } from './postingTables.ts';

export type ExportDependencies = Readonly<{
  /** All recorded exports. */
  readExports: () => Promise<readonly AccountingExport[]>;
  readAccounting: () => Promise<Accounting>;
  commandBus: Pick<CommandBus, 'execute'>;
  /** Epoch milliseconds. */
  now: () => number;
}>;

type File = Readonly<{ period: ExportRequest; accounting: Accounting; now: number }>;

const fileOf = (postings: readonly Posting[], { period, accounting, now }: File) => {
  const stem = `${period.from}_${period.to}_bis_${(accounting.upTo ?? '').replaceAll(/[^\w.-]/g, '-')}.csv`;
  if (period.kind === 'CSV') return { fileName: `Buchungen_${stem}`, bytes: postingsCsv(postings) };
  const bytes = datevFile(postings, { period, accounting: accounting.settings, now });
  return { fileName: `EXTF_Buchungsstapel_${stem}`, bytes };
};

type Chosen = Omit<RecordExport['data'], 'exportId'>;

/** The postings of the request, as a file. Refuses with ERR_NOTHING_TO_EXPORT, and ERR_INVALID_INPUT where DATEV takes no such period. */
const chosenFile = async (
  { readExports, readAccounting, now }: ExportDependencies,
  request: ExportRequest,
): Promise<Chosen> => {
  // First the exports: what is written meanwhile is a refusal, and no posting that is missing in both.
  const exports = await readExports();
  const accounting = await readAccounting();
  if (request.kind === 'DATEV' && !isWithinBusinessYear(request, accounting.settings))
    throw new Refusal('ERR_INVALID_INPUT', ['input.to']);
  const postings = requestedPostings(accounting.postings, request, exports);
  if (postings.length === 0 || accounting.upTo === null) throw new Refusal('ERR_NOTHING_TO_EXPORT', []);
  const { fileName, bytes } = fileOf(postings, { period: request, accounting, now: now() });
  return {
    ...{ ...request, after: positionBefore(request, exports), upTo: accounting.upTo, rows: postings.length },
    ...{ fileName, expected: exports.length, file: (await promisify(gzip)(bytes)).toString('base64') },
  };
};

const wasOutdated = (error: unknown): boolean => error instanceof Refusal && error.code === 'ERR_EXPORT_OUTDATED';
/** In milliseconds: by then the club log shows the export that came first. */
const delays = [100, 300, 900];

/**
 * Records an export of postings and returns its id. Where another one was recorded meanwhile, the postings are chosen again; refuses with
 * ERR_EXPORT_OUTDATED where that happens again and again.
 */
export const exportPostings =
  (dependencies: ExportDependencies) =>
  async (request: ExportRequest, context: GatewayContext): Promise<string> => {
    const exportId = idempotentId(context, callerOf(context).personId);
    const attempt = async (): Promise<void> => {
      if ((await dependencies.readExports()).some((known) => known.exportId === exportId)) return;
      const data = { ...(await chosenFile(dependencies, request)), exportId };
      // Without the key: a further attempt is another command, and the id says that it is the same export.
      const call = { ...context, idempotencyKey: null };
      await dependencies.commandBus.execute({ type: 'RecordExport', data, visibleIn: ['history'] }, call);
    };
    for (const delay of delays) {
      try {
        await attempt();
        return exportId;
      } catch (error) {
        if (!wasOutdated(error)) throw error;
      }
      await sleep(delay);
    }
    await attempt();
    return exportId;
  };
