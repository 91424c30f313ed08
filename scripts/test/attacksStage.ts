import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { readAttackReport } from './attackReport.ts';
import { runNode } from './runProgram.ts';
import { type Stage, type StageResult, crashed, sumOf } from './stage.ts';

type Attacks = Readonly<{ program: string; args: readonly string[]; report: string }>;

const attacks: readonly Attacks[] = [
  {
    program: 'tests/chaos/main.ts',
    args: ['--kills', '10', '--rebuilds', '1', '--faults', '15', '--mail', '4', '--payments', '3'],
    report: 'test-results/attacks.json',
  },
  { program: 'tests/security/main.ts', args: ['--small'], report: 'test-results/security.json' },
];

const attack = async ({ program, args, report }: Attacks, logFile?: string): Promise<StageResult> => {
  rmSync(report, { force: true });
  const code = await runNode(['--import', 'tsx', program, ...args, '--json', report], { logFile });
  if (!existsSync(report)) return crashed(`Failed: ${program} ended with ${code} and wrote no report`);
  return readAttackReport(JSON.parse(readFileSync(report, 'utf8')));
};

const run = async (logFile?: string): Promise<StageResult> => {
  mkdirSync('test-results', { recursive: true });
  const results: StageResult[] = [];
  for (const each of attacks) results.push(await attack(each, logFile));
  return sumOf(results);
};

/** A small share of `npm run test:chaos` and `npm run security`. */
export const attacksStage: Stage = {
  name: 'attacks',
  title: 'Kills, network faults and break-ins (attacks)',
  startsInstances: true,
  run,
};
