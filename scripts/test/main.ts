import { attacksStage } from './attacksStage.ts';
import { checkStage } from './checkStage.ts';
import { integrationStage } from './integrationStage.ts';
import { createMemoryFolder } from './memoryFolder.ts';
import { prepareData } from './prepareData.ts';
import { printSummary } from './report.ts';
import { type Lane, runLanes } from './runLanes.ts';
import { endPrograms } from './runProgram.ts';
import { type Stage, type StageResult, sumOf } from './stage.ts';
import { storiesStage } from './storiesStage.ts';
import { vitestStage } from './vitestStage.ts';

/**
 * One phase after the other, the lanes of a phase concurrently. Attacks wait for killed processes: beside what computes, the processors are
 * busy (docs/adr/0075).
 */
const phases: readonly (readonly Lane[])[] = [
  [[checkStage, vitestStage('unit', 'Rules and properties'), vitestStage('ui', 'Components')], [attacksStage]],
  [[integrationStage]],
  [[storiesStage]],
];

const chosenPhases = (names: readonly string[]): readonly (readonly Lane[])[] => {
  const known = phases.flat(2).map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0)
    return phases.map((lanes) =>
      lanes
        .map((lane) => lane.filter(({ name }) => names.length === 0 || names.includes(name)))
        .filter((lane) => lane.length > 0),
    );
  console.error(`There is no stage ${unknown.join(', ')}: choose of ${known.join(', ')}.`);
  process.exit(78);
};

/** `npm test`, `npm test -- unit`: the chosen stages; ends with the line "N passed, N failed". */
const chosen = chosenPhases(process.argv.slice(2));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void endPrograms().then(() => process.exit(1)));
}
const memoryFolder = createMemoryFolder();
if (memoryFolder !== undefined) process.env['TMPDIR'] = memoryFolder;
const hasData = chosen.flat(2).some(({ startsInstances }) => startsInstances) ? prepareData() : Promise.resolve();
const withData = ({ run, ...stage }: Stage): Stage => ({
  ...stage,
  run: async (logFile) => {
    if (stage.startsInstances) await hasData;
    return run(logFile);
  },
});
const results: StageResult[] = [];
for (const lanes of chosen) results.push(...(await runLanes(lanes.map((lane) => lane.map(withData)))));
const sum = sumOf(results);
printSummary(sum);
process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1);
