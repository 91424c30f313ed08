import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { scriptOf } from '../../scripts/build/runTool.ts';
import { readVitestReport } from '../../scripts/test/vitestReport.ts';
import type { PlantedBug } from './plantedBug.ts';

export type SpecRun = Readonly<{ failures: readonly string[]; ran: number }>;

/**
 * Runs specs in `folder`: names of the cases that failed, and how many passed. A file that cannot even be loaded is an
 * error and no catch: then the planted bug is not a bug but nonsense.
 */
export const failuresIn = async (
  folder: string,
  project: PlantedBug['project'],
  specs: readonly string[],
): Promise<SpecRun> => {
  const report = join(folder, 'teeth.json');
  rmSync(report, { force: true });
  // The first failure is enough: a reader that never gets its event would make each further case wait.
  const options = ['--project', project, '--bail=1', '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn(process.execPath, [scriptOf('vitest'), 'run', ...options, ...specs], {
    cwd: folder,
    stdio: 'ignore',
  });
  await once(child, 'close');
  const { passed, notes } = readVitestReport(JSON.parse(readFileSync(report, 'utf8')));
  const broken = notes.find((note) => note.endsWith('the file could not be run'));
  if (broken !== undefined) throw new Error(broken);
  return { failures: notes.map((note) => note.replace(/^Failed: /, '')), ran: passed };
};
