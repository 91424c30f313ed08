import { resolve } from 'node:path';
import { startOfProcess } from '../host/processIdentity.ts';
import { readRuntime } from '../supervisor/runtimeFile.ts';
import { type Examination, type Facts, type Finding, unhealthy } from './finding.ts';
import { browserForTests, buildState, packages } from './installation.ts';
import { dataFolderState, diskSpace, port } from './machine.ts';
import { log } from './log.ts';
import { readModels } from './readModels.ts';
import { services } from './services.ts';
import { update } from './update.ts';
import { version } from './version.ts';
import { database, eventStore, mail } from './environment.ts';
import { mailBacklog } from './mailBacklog.ts';

const examinations: readonly Examination[] = [
  version,
  packages,
  buildState,
  port,
  dataFolderState,
  diskSpace,
  database,
  update,
  eventStore,
  log,
  services,
  readModels,
  mail,
  mailBacklog,
  browserForTests,
];

const gatherFacts = (root: string, env: NodeJS.ProcessEnv): Facts => {
  const dataFolder = resolve(root, env['DATA_DIR'] || '.data');
  const runtime = readRuntime(dataFolder);
  return { root, env, dataFolder, runtime: runtime && startOfProcess(runtime.pid) ? runtime : undefined };
};

/** Runs all examinations in parallel, to finish within three seconds. */
export const examine = (root: string, env: NodeJS.ProcessEnv): Promise<readonly Finding[]> => {
  const facts = gatherFacts(root, env);
  return Promise.all(
    examinations.map(async (examination) => {
      try {
        return await examination(facts);
      } catch (error) {
        return unhealthy('doctor', String(error), 'this is a bug of the doctor itself');
      }
    }),
  );
};

const marks: Readonly<Record<Finding['state'], string>> = { healthy: '✓', unhealthy: '✗', unknown: '–' };

export const linesOf = ({ what, state, how, details = [], hint }: Finding): readonly string[] => [
  `  ${marks[state]} ${what.padEnd(20)}${how}`,
  ...details.map((detail) => `      ${detail}`),
  ...(hint === undefined ? [] : [`      → ${hint}`]),
];
