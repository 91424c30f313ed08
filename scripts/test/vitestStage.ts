import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { scriptOf } from '../build/runTool.ts';
import { runNode } from './runProgram.ts';
import { type Stage, crashed } from './stage.ts';
import { readVitestReport } from './vitestReport.ts';

const run = async (project: string, workers: number) => {
  const report = `test-results/${project}.json`;
  mkdirSync('test-results', { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--silent=passed-only', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runNode([
    scriptOf('vitest'),
    'run',
    '--project',
    project,
    '--passWithNoTests',
    `--maxWorkers=${workers}`,
    ...reporters,
  ]);
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

// vitest's default would leave one core idle, which is half of the machine on two cores.
const oneForEachCore = availableParallelism();

export const vitestStage = (project: 'unit' | 'int' | 'ui', title: string, workers = oneForEachCore): Stage => ({
  name: project,
  title,
  run: () => run(project, workers),
});
