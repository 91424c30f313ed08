import { type BesideServices, besideTask } from '../../core/besideLoop.ts';
import { readAccounting } from './accountingReads.ts';
import { accountingSums } from './accountingSums.ts';
import { chosenFile } from './chosenFile.ts';
import { isWithinBusinessYear } from './datevFile.ts';
import { type ExportRequest, requestedPostings } from './exportRequest.ts';
import { readExports } from './recordedExports.ts';
import { zipOf } from './year/yearExport.ts';
import { readYear } from './year/yearReads.ts';

/** `now`: epoch milliseconds. */
type Input = Readonly<{ request: ExportRequest; now: number }>;

/** First the exports: what is written meanwhile is a refusal, and no posting that is missing in both. */
const readBoth = async ({ database }: BesideServices) => {
  const exports = await readExports(database);
  return { exports, accounting: await readAccounting(database) };
};

// All of them read every event with money since the beginning: seconds, after the years of a large club.

/** What an export would contain, as JSON. */
export const sumsTask = besideTask('sums of an export', async ({ request }: Input, services): Promise<string> => {
  const { exports, accounting } = await readBoth(services);
  const sums = accountingSums(requestedPostings(accounting.postings, request, exports), accounting);
  // DATEV refuses a file whose days are of two business years.
  return JSON.stringify({ ...sums, isOneBusinessYear: isWithinBusinessYear(request, accounting.settings) });
});

/** The ZIP file with the tables of a year. */
export const yearTask = besideTask(
  'yearly export',
  async ({ request, now }: Input, { database }): Promise<Uint8Array> => {
    const { postings } = await readAccounting(database);
    const ofYear = requestedPostings(postings, { ...request, isOnlyNew: false }, []);
    return zipOf({ ...request, tables: await readYear(database, request, ofYear) }, now);
  },
);

/** The file of an export that is to be recorded. Refuses as `chosenFile` does. */
export const postingsTask = besideTask('export of postings', async ({ request, now }: Input, services) =>
  chosenFile(request, { ...(await readBoth(services)), now }),
);
