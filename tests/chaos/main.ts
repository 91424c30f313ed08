import { mkdirSync, writeFileSync } from 'node:fs';
import { areKept } from '../checker/checkInstance.ts';
import { parseCount, parseCommandLine } from '../support/parseCommandLine.ts';
import { type AttackReport, reportLines } from './attackReport.ts';
import { killRun } from './killRun.ts';
import { mailRun } from './mailRun.ts';
import { paymentRun } from './payments/paymentRun.ts';
import { rebuildRun } from './rebuildRun.ts';
import { faultRun } from './faultRun.ts';

/**
 * `npm run test:chaos`: 200 kills under a mixed load, then the checker. `-- --kills N --seed N`: fewer, or the same again;
 * `-- --rebuilds N` for rebuilds under load instead, or with `--kills N` after them; `--faults SECONDS` likewise for faults between
 * browser, gateway and command-service; `--mail N` for N kills of the mail-service and the command-service during registrations; `--payments N` for N
 * kills while members pay at providers that misbehave.
 * `-- --json FILE` writes a report. Exit code 1 where an invariant is violated; then the recorded calls are kept in test-results/.
 */
const options = {
  kills: { type: 'string' },
  rebuilds: { type: 'string' },
  faults: { type: 'string' },
  mail: { type: 'string' },
  payments: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'string' },
} as const;
const usage =
  'npm run test:chaos [-- [--kills N] [--rebuilds N] [--faults SECONDS] [--mail N] [--payments N] [--seed N] [--json FILE]]';
const { values } = parseCommandLine(options, usage);
const rebuilds = parseCount(values.rebuilds, 0, usage);
const faults = parseCount(values.faults, 0, usage);
const mail = parseCount(values.mail, 0, usage);
const payments = parseCount(values.payments, 0, usage);
const others = [rebuilds, faults, mail, payments];
const kills = parseCount(values.kills, others.some((count) => count > 0) ? 0 : 200, usage);
const seed = parseCount(values.seed, Math.floor(Math.random() * 1_000_000), usage);

const print = (line: string): void => console.log(line);

const keepHistory = ({ calls }: AttackReport, name: string): void => {
  const file = `test-results/chaos-${name}-${seed}.jsonl`;
  mkdirSync('test-results', { recursive: true });
  writeFileSync(file, calls.map((call) => `${JSON.stringify(call)}\n`).join(''));
  print(`  The calls are in ${file}.`);
};

const attack = async (
  name: 'kills' | 'rebuilds' | 'faults' | 'mail' | 'payments',
  run: () => Promise<AttackReport>,
): Promise<AttackReport> => {
  const report = await run();
  for (const line of reportLines(report)) print(line);
  if (!areKept(report.findings)) keepHistory(report, name);
  return report;
};

const counts = `--kills ${kills} --rebuilds ${rebuilds} --faults ${faults} --mail ${mail} --payments ${payments}`;
const again = `${counts} --seed ${seed}`;
print(`Seed ${seed}: the same again with npm run test:chaos -- ${again}`);
const reports: AttackReport[] = [];
if (kills > 0) reports.push(await attack('kills', () => killRun({ kills, seed, print })));
if (rebuilds > 0) reports.push(await attack('rebuilds', () => rebuildRun(rebuilds)));
if (faults > 0) reports.push(await attack('faults', () => faultRun({ seconds: faults, seed, print })));
if (mail > 0) reports.push(await attack('mail', () => mailRun({ kills: mail, seed, print })));
if (payments > 0) reports.push(await attack('payments', () => paymentRun({ kills: payments, seed, print })));
if (values.json) {
  const summaries = reports.map(({ title, calls, findings }) => ({ title, calls: calls.length, findings }));
  writeFileSync(values.json, JSON.stringify(summaries, null, 2));
}
process.exit(reports.every(({ findings }) => areKept(findings)) ? 0 : 1);
