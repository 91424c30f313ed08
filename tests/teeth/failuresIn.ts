import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { scriptOf } from '../../scripts/build/runTool.ts';
import { readAttackReport } from '../../scripts/test/attackReport.ts';
import type { StageResult } from '../../scripts/test/stage.ts';
import { readVitestReport } from '../../scripts/test/vitestReport.ts';
import type { Project } from './plantedBug.ts';

export type SpecRun = Readonly<{ failures: readonly string[]; ran: number }>;

/** `args`: for Node, in the copy. */
type Runner = Readonly<{
  args: (specs: readonly string[], report: string) => readonly string[];
  read: (report: unknown) => StageResult;
}>;

const specsOf = (project: Project): Runner => ({
  // The first failure is enough: a reader that never gets its event would make each further case wait.
  args: (specs, report) => {
    const options = ['--project', project, '--bail=1', '--reporter=json', `--outputFile.json=${report}`];
    return [scriptOf('vitest'), 'run', ...options, ...specs];
  },
  read: readVitestReport,
});

/** A house of its own, which is built of the copy first. */
const breakIns: Runner = {
  args: (suites, report) => [
    ...['--import', 'tsx', 'tests/security/main.ts'],
    ...['--small', '--json', report, ...suites],
  ],
  read: readAttackReport,
};

const isNonsense = (note: string): boolean =>
  note.endsWith('the file could not be run') || /: It fell over:/.test(note);

/**
 * Runs specs in `folder`: names of the cases that failed, and how many passed. A file that cannot even be loaded, or a suite that
 * falls over, is an error and no catch: then the planted bug is not a bug but nonsense.
 */
export const failuresIn = async (folder: string, project: Project, specs: readonly string[]): Promise<SpecRun> => {
  const { args, read } = project === 'security' ? breakIns : specsOf(project);
  const report = join(folder, 'teeth.json');
  rmSync(report, { force: true });
  const child = spawn(process.execPath, args(specs, report), { cwd: folder, stdio: 'ignore' });
  await once(child, 'close');
  const { passed, notes } = read(JSON.parse(readFileSync(report, 'utf8')));
  const failures = notes.filter((note) => note.startsWith('Failed: ')).map((note) => note.replace(/^Failed: /, ''));
  const broken = failures.find(isNonsense);
  if (broken !== undefined) throw new Error(broken);
  return { failures, ran: passed };
};
