import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { appendRow } from './appendRow.ts';
import { fanOutRow } from './fanOutRow.ts';
import { hotQueryRow } from './hotQueryRow.ts';
import { type BenchResult, type BenchRow, verdict } from './row.ts';

const allRows: readonly BenchRow[] = [appendRow, fanOutRow, hotQueryRow];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'string' } } });
const unknown = positionals.filter((id) => !allRows.some((row) => row.id === id));
if (unknown.length > 0) {
  console.error(`No such row: ${unknown.join(', ')}. There are ${allRows.map(({ id }) => id).join(', ')}.`);
  process.exit(2);
}

const numbers = (list: readonly number[]): string => list.map((value) => value.toFixed(2)).join(' / ');

const results: BenchResult[] = [];
for (const row of allRows.filter(({ id }) => positionals.length === 0 || positionals.includes(id))) {
  console.log(`\n${row.id}  ${row.title}  [${row.columns.join(' / ')}]`);
  const value = await row.measure((line) => console.log(`    ${line}`));
  const result = { id: row.id, value, must: row.must, aim: row.aim };
  results.push(result);
  console.log(
    `    ratio ${numbers(value)}   must ${numbers(row.must)}   aim ${numbers(row.aim)}   → ${verdict(result)}`,
  );
}

if (values.json) await writeFile(values.json, `${JSON.stringify(results, null, 2)}\n`);
process.exit(results.some((result) => verdict(result) === 'MISSED') ? 1 : 0);
