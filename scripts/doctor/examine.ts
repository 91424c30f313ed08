import { resolve } from 'node:path';
import { startOfProcess } from '../host/processIdentity.ts';
import { readRuntime } from '../supervisor/runtimeFile.ts';
import { type Examination, type Facts, type Finding, ill } from './finding.ts';
import { browserForTests, buildState, packages } from './installation.ts';
import { dataFolderState, diskSpace, port } from './machine.ts';
import { readModels } from './readModels.ts';
import { services } from './services.ts';
import { database, eventStore, mail, post } from './surroundings.ts';

const examinations: readonly Examination[] = [
  packages,
  buildState,
  port,
  dataFolderState,
  diskSpace,
  database,
  eventStore,
  services,
  readModels,
  mail,
  post,
  browserForTests,
];

const factsAbout = (house: string, env: NodeJS.ProcessEnv): Facts => {
  const dataFolder = resolve(house, env['DATA_DIR'] || '.data');
  const runtime = readRuntime(dataFolder);
  return { house, env, dataFolder, runtime: runtime && startOfProcess(runtime.pid) ? runtime : undefined };
};

/** Everything at once, so that the answer is there within three seconds. */
export const examine = (house: string, env: NodeJS.ProcessEnv): Promise<readonly Finding[]> => {
  const facts = factsAbout(house, env);
  return Promise.all(
    examinations.map(async (examination) => {
      try {
        return await examination(facts);
      } catch (error) {
        return ill('doctor', String(error), 'this is a mistake of the doctor itself');
      }
    }),
  );
};

const marks: Readonly<Record<Finding['state'], string>> = { well: '✓', ill: '✗', unknown: '–' };

export const linesOf = ({ what, state, how, hint }: Finding): readonly string[] => [
  `  ${marks[state]} ${what.padEnd(20)}${how}`,
  ...(hint === undefined ? [] : [`      → ${hint}`]),
];
