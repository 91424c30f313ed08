import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { attacksStage } from './attacksStage.ts';
import { checkStage } from './checkStage.ts';
import { integrationStage } from './integrationStage.ts';
import { prepareData } from './prepareData.ts';
import { printHeading, printSummary } from './report.ts';
import { type Stage, type StageResult, crashed, sumOf } from './stage.ts';
import { storiesStage } from './storiesStage.ts';
import { vitestStage } from './vitestStage.ts';

/** Attacks mostly wait: they start with the first stage, and are printed after the stages that compute. */
const stages: readonly Stage[] = [
  checkStage,
  vitestStage('unit', 'Rules and properties'),
  vitestStage('ui', 'Components'),
  attacksStage,
  integrationStage,
  storiesStage,
];

const chosenStages = (names: readonly string[]): readonly Stage[] => {
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length === 0) return stages.filter(({ name }) => names.length === 0 || names.includes(name));
  console.error(`There is no stage ${unknown.join(', ')}: choose of ${stages.map(({ name }) => name).join(', ')}.`);
  process.exit(78);
};

const runStage = async (stage: Stage, logFile?: string): Promise<StageResult> => {
  if (logFile === undefined) printHeading(stage);
  try {
    return await stage.run(logFile);
  } catch (error) {
    console.error(error);
    return crashed(`Failed: the stage ${stage.name} crashed`);
  }
};

/** Its output is printed in its turn, so that it is not mixed with that of the concurrent stages. */
const runSilently = async (stage: Stage): Promise<() => StageResult> => {
  const logFile = `test-results/${stage.name}.log`;
  mkdirSync('test-results', { recursive: true });
  rmSync(logFile, { force: true });
  const result = await runStage(stage, logFile);
  return () => {
    printHeading(stage);
    if (existsSync(logFile)) process.stdout.write(readFileSync(logFile));
    return result;
  };
};

const runInOrder = async (chosen: readonly Stage[]): Promise<readonly StageResult[]> => {
  const silent = chosen.indexOf(attacksStage) > 0 ? runSilently(attacksStage) : undefined;
  const results: StageResult[] = [];
  for (const stage of chosen) {
    results.push(stage === attacksStage && silent ? (await silent)() : await runStage(stage));
  }
  return results;
};

/** `npm test`, `npm test -- unit`: the chosen stages in order; ends with the line "N passed, N failed". */
const chosen = chosenStages(process.argv.slice(2));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
if (chosen.some(({ startsInstances }) => startsInstances)) await prepareData();
const sum = sumOf(await runInOrder(chosen));
printSummary(sum);
process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1);
