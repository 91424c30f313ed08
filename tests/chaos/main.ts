import { mkdirSync, writeFileSync } from 'node:fs';
import { isKept } from '../checker/checkHouse.ts';
import { countAsked, wordsAsked } from '../support/wordsAsked.ts';
import { type AttackReport, reportLines } from './attackReport.ts';
import { killRun } from './killRun.ts';
import { mailRun } from './mailRun.ts';
import { rebuildRun } from './rebuildRun.ts';
import { weatherRun } from './weatherRun.ts';

/**
 * `npm run chaos`: 200 kills under a mixed load, then the checker. `-- --kills N --seed N` for fewer, or for the same again;
 * `-- --rebuilds N` for rebuilds under load instead, or with `--kills N` after them; `--weather SECONDS` likewise for bad weather between
 * browser, gateway and command-service; `--mail N` for N kills of the mail-service and the command-service during registrations.
 * `-- --json FILE` writes down what was found. Exit code 1 where a promise was broken; the calls as their senders saw them are kept in test-results/ then.
 */
const options = {
  kills: { type: 'string' },
  rebuilds: { type: 'string' },
  weather: { type: 'string' },
  mail: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'string' },
} as const;
const usage = 'npm run chaos [-- [--kills N] [--rebuilds N] [--weather SECONDS] [--mail N] [--seed N] [--json FILE]]';
const { values } = wordsAsked(options, usage);
const rebuilds = countAsked(values.rebuilds, 0, usage);
const weather = countAsked(values.weather, 0, usage);
const mail = countAsked(values.mail, 0, usage);
const kills = countAsked(values.kills, rebuilds > 0 || weather > 0 || mail > 0 ? 0 : 200, usage);
const seed = countAsked(values.seed, Math.floor(Math.random() * 1_000_000), usage);

const tell = (line: string): void => console.log(line);

const keepHistory = ({ calls }: AttackReport, name: string): void => {
  const file = `test-results/chaos-${name}-${seed}.jsonl`;
  mkdirSync('test-results', { recursive: true });
  writeFileSync(file, calls.map((call) => `${JSON.stringify(call)}\n`).join(''));
  tell(`  The calls are in ${file}.`);
};

const attack = async (
  name: 'kills' | 'rebuilds' | 'weather' | 'mail',
  run: () => Promise<AttackReport>,
): Promise<AttackReport> => {
  const report = await run();
  for (const line of reportLines(report)) tell(line);
  if (!isKept(report.findings)) keepHistory(report, name);
  return report;
};

const again = `--kills ${kills} --rebuilds ${rebuilds} --weather ${weather} --mail ${mail} --seed ${seed}`;
tell(`Seed ${seed}: the same again with npm run chaos -- ${again}`);
const reports: AttackReport[] = [];
if (kills > 0) reports.push(await attack('kills', () => killRun({ kills, seed, tell })));
if (rebuilds > 0) reports.push(await attack('rebuilds', () => rebuildRun(rebuilds)));
if (weather > 0) reports.push(await attack('weather', () => weatherRun({ seconds: weather, seed, tell })));
if (mail > 0) reports.push(await attack('mail', () => mailRun({ kills: mail, seed, tell })));
if (values.json) {
  const summaries = reports.map(({ title, calls, findings }) => ({ title, calls: calls.length, findings }));
  writeFileSync(values.json, JSON.stringify(summaries, null, 2));
}
process.exit(reports.every(({ findings }) => isKept(findings)) ? 0 : 1);
