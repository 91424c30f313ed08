import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { printHeading, printRunning } from './report.ts';
import { type Stage, type StageResult, crashed } from './stage.ts';

export type Lane = readonly Stage[];

const runStage = async (stage: Stage, logFile?: string): Promise<StageResult> => {
  try {
    return await stage.run(logFile);
  } catch (error) {
    console.error(error);
    return crashed(`Failed: the stage ${stage.name} crashed`);
  }
};

const runVisibly = (stage: Stage): Promise<StageResult> => {
  printHeading(stage);
  return runStage(stage);
};

const logFileOf = ({ name }: Stage): string => `test-results/${name}.log`;

const runSilently = (stage: Stage): Promise<StageResult> => {
  mkdirSync('test-results', { recursive: true });
  rmSync(logFileOf(stage), { force: true });
  return runStage(stage, logFileOf(stage));
};

const printLog = (stage: Stage): void => {
  printHeading(stage);
  if (existsSync(logFileOf(stage))) process.stdout.write(readFileSync(logFileOf(stage)));
};

/**
 * Runs lanes concurrently, and the stages of a lane one after the other. The output of the first lane is printed as it comes; that of the
 * others goes to `test-results/STAGE.log`, and is printed as a whole when its stage has ended and no stage of the first lane runs.
 */
export const runLanes = async ([first = [], ...others]: readonly Lane[]): Promise<readonly StageResult[]> => {
  const results: StageResult[] = [];
  const unprinted: Stage[] = [];
  const running = new Set<Stage>();
  const printEnded = (): void => unprinted.splice(0).forEach(printLog);
  let isFirstBusy = true;
  const runOther = async (lane: Lane): Promise<void> => {
    for (const stage of lane) {
      running.add(stage);
      results.push(await runSilently(stage));
      running.delete(stage);
      unprinted.push(stage);
      if (!isFirstBusy) printEnded();
    }
  };
  const othersEnded = Promise.all(others.map(runOther));
  for (const stage of first) {
    results.push(await runVisibly(stage));
    printEnded();
  }
  isFirstBusy = false;
  running.forEach((stage) => printRunning(stage, logFileOf(stage)));
  await othersEnded;
  return results;
};
