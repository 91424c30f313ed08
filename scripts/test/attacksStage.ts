import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { readAttackReport } from './attackReport.ts';
import { runNode } from './runProgram.ts';
import { type Stage, type StageResult, fellOver } from './stage.ts';

const report = 'test-results/attacks.json';
const wishes = ['--kills', '10', '--rebuilds', '1', '--weather', '15', '--mail', '4', '--json', report];

const run = async (): Promise<StageResult> => {
  mkdirSync('test-results', { recursive: true });
  rmSync(report, { force: true });
  const code = await runNode(['--import', 'tsx', 'tests/chaos/main.ts', ...wishes]);
  if (!existsSync(report)) return fellOver(`Failed: the attacks ended with ${code} and wrote no report`);
  return readAttackReport(JSON.parse(readFileSync(report, 'utf8')));
};

/** A small share of `npm run chaos`: kills, a rebuild and bad weather under load, and what the checker says afterwards. */
export const attacksStage: Stage = { name: 'attacks', title: 'Kills, rebuilds and bad weather under load', run };
