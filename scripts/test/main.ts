import { attacksStage } from './attacksStage.ts';
import { checkStage } from './checkStage.ts';
import { integrationStage } from './integrationStage.ts';
import { prepareData } from './prepareData.ts';
import { printSummary } from './report.ts';
import { type Lane, runLanes } from './runLanes.ts';
import { endPrograms } from './runProgram.ts';
import { type Stage, sumOf } from './stage.ts';
import { storiesStage } from './storiesStage.ts';
import { vitestStage } from './vitestStage.ts';

/** Attacks and services wait: beside what computes, the processors are busy (docs/adr/0075). */
const lanes: readonly Lane[] = [
  [checkStage, vitestStage('unit', 'Rules and properties'), vitestStage('ui', 'Components'), storiesStage],
  [attacksStage, integrationStage],
];

const chosenLanes = (names: readonly string[]): readonly Lane[] => {
  const known = lanes.flat().map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0)
    return lanes
      .map((lane) => lane.filter(({ name }) => names.length === 0 || names.includes(name)))
      .filter((lane) => lane.length > 0);
  console.error(`There is no stage ${unknown.join(', ')}: choose of ${known.join(', ')}.`);
  process.exit(78);
};

/** `npm test`, `npm test -- unit`: the chosen stages; ends with the line "N passed, N failed". */
const chosen = chosenLanes(process.argv.slice(2));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void endPrograms().then(() => process.exit(1)));
}
const hasData = chosen.flat().some(({ startsInstances }) => startsInstances) ? prepareData() : Promise.resolve();
const withData = ({ run, ...stage }: Stage): Stage => ({
  ...stage,
  run: async (logFile) => {
    if (stage.startsInstances) await hasData;
    return run(logFile);
  },
});
const sum = sumOf(await runLanes(chosen.map((lane) => lane.map(withData))));
printSummary(sum);
process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1);
