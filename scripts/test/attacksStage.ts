import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { readAttackReport } from './attackReport.ts';
import { runNode } from './runProgram.ts';
import { type Stage, type StageResult, fellOver, sumOf } from './stage.ts';

type Attacks = Readonly<{ program: string; wishes: readonly string[]; report: string }>;

const attacks: readonly Attacks[] = [
  {
    program: 'tests/chaos/main.ts',
    wishes: ['--kills', '10', '--rebuilds', '1', '--weather', '15', '--mail', '4'],
    report: 'test-results/attacks.json',
  },
  { program: 'tests/security/main.ts', wishes: ['--small'], report: 'test-results/security.json' },
];

const attack = async ({ program, wishes, report }: Attacks): Promise<StageResult> => {
  rmSync(report, { force: true });
  const code = await runNode(['--import', 'tsx', program, ...wishes, '--json', report]);
  if (!existsSync(report)) return fellOver(`Failed: ${program} ended with ${code} and wrote no report`);
  return readAttackReport(JSON.parse(readFileSync(report, 'utf8')));
};

const run = async (): Promise<StageResult> => {
  mkdirSync('test-results', { recursive: true });
  const results: StageResult[] = [];
  for (const each of attacks) results.push(await attack(each));
  return sumOf(results);
};

/** A small share of `npm run chaos` and `npm run security`: what the checker says afterwards, and what came through. */
export const attacksStage: Stage = { name: 'attacks', title: 'Kills, bad weather and break-ins (attacks)', run };
