import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isKept } from '../checker/checkHouse.ts';
import { reportLines } from './attackReport.ts';
import { killRun } from './killRun.ts';

/**
 * `npm run chaos`: 200 kills under a mixed load, then the checker. `-- --kills N --seed N` for fewer, or for the same again.
 * Exit code 1 where a promise was broken; the calls as their senders saw them are kept in test-results/ then.
 */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '200' }, seed: { type: 'string' } },
});
const seed = values.seed === undefined ? Math.floor(Math.random() * 1_000_000) : Number(values.seed);

const tell = (line: string): void => console.log(line);
const report = await killRun({ kills: Number(values.kills), seed, tell });
for (const line of reportLines(report)) tell(line);

if (!isKept(report.findings)) {
  const file = `test-results/chaos-${seed}.jsonl`;
  mkdirSync('test-results', { recursive: true });
  writeFileSync(file, report.calls.map((call) => `${JSON.stringify(call)}\n`).join(''));
  tell(`  The history is in ${file}; the same again: npm run chaos -- --kills ${values.kills} --seed ${seed}`);
}
process.exit(isKept(report.findings) ? 0 : 1);
