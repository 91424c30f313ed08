import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { scriptOf } from '../build/runTool.ts';
import { runNode } from './runProgram.ts';
import { type Stage, crashed } from './stage.ts';
import { readVitestReport } from './vitestReport.ts';

/** One worker for each core (vitest's default would leave one idle), and half as many beside another stage. */
const workersOf = (isBeside: boolean): number => Math.ceil(availableParallelism() / (isBeside ? 2 : 1));

const run = async (project: string, logFile?: string) => {
  const report = `test-results/${project}.json`;
  mkdirSync('test-results', { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--silent=passed-only', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = ['--project', project, '--passWithNoTests', `--maxWorkers=${workersOf(logFile !== undefined)}`];
  const code = await runNode([scriptOf('vitest'), 'run', ...chosen, ...reporters], { logFile });
  try {
    const result = readVitestReport(JSON.parse(readFileSync(report, 'utf8')));
    // An error outside of every case (a worker that died, an unhandled rejection) shows in the exit code only.
    return code !== 0 && result.failed === 0
      ? { ...result, ...crashed(`Failed: vitest ${project} ended with ${code}`), passed: result.passed }
      : result;
  } catch {
    return crashed(`Failed: vitest ${project} wrote no report (code ${code})`);
  }
};

export const vitestStage = (project: 'unit' | 'int' | 'ui', title: string): Stage => ({
  name: project,
  title,
  run: (logFile) => run(project, logFile),
});
