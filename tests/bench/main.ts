import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { parseCount, parseCommandLine } from '../support/parseCommandLine.ts';
import { benchmarksPage, shownBars, shownOutcome } from './benchmarksPage.ts';
import { describeMachine } from './machine.ts';
import { measureRow } from './measureRow.ts';
import { resultsAsJson } from './resultsAsJson.ts';
import type { BenchResult } from './row.ts';
import { allRows } from './rows.ts';
import { isReached, gradeOf } from './grade.ts';

/**
 * `npm run bench [-- P1 P13] [--json FILE] [--table] [--rounds N]`. A run of all rows with the usual number of rounds
 * always writes the page.
 */
const usage = 'npm run bench [-- P1 P13 …] [--json FILE] [--table] [--rounds N]';
const { values, positionals } = parseCommandLine(
  { json: { type: 'string' }, table: { type: 'boolean', default: false }, rounds: { type: 'string' } },
  usage,
);
const unknown = positionals.filter((id) => !allRows.some((row) => row.id === id));
if (unknown.length > 0) {
  console.error(`No such row: ${unknown.join(', ')}. There are ${allRows.map(({ id }) => id).join(', ')}.`);
  process.exit(2);
}
const isFullRun = positionals.length === 0;
const hasPage = values.table || (isFullRun && !values.rounds);
if (values.rounds) process.env['BENCH_ROUNDS'] = String(parseCount(values.rounds, 1, usage)); // The processes of the rows inherit it.

const machine = await describeMachine();
const pagePath = fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url));

/** Saved after every row, so that an interrupted run keeps its results. */
const keep = async (results: readonly BenchResult[]): Promise<void> => {
  if (values.json) await writeFile(values.json, resultsAsJson(results));
  if (!hasPage) return;
  await writeFile(pagePath, (await format(pagePath, benchmarksPage(machine, results))).code);
};

const results: BenchResult[] = [];
for (const row of allRows.filter(({ id }) => isFullRun || positionals.includes(id))) {
  console.log(`\n${row.id}  ${row.title}  [${row.columns.join(' / ')}]`);
  const result = await measureRow(row, (line) => console.log(`    ${line}`));
  results.push(result);
  const bars = `must ${shownBars(row, row.must)}   aim ${shownBars(row, row.aim)}`;
  console.log(`    ${shownOutcome(result)}   ${bars}   → ${gradeOf(result)}   (${Math.round(result.seconds)} s)`);
  await keep(results);
}
process.exit(results.every((result) => isReached(gradeOf(result))) ? 0 : 1);
