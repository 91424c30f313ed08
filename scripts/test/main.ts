import { attacksStage } from './attacksStage.ts';
import { checkStage } from './checkStage.ts';
import { integrationStage } from './integrationStage.ts';
import { tellHeading, tellSummary } from './report.ts';
import { type Stage, type StageResult, fellOver, sumOf } from './stage.ts';
import { storiesStage } from './storiesStage.ts';
import { vitestStage } from './vitestStage.ts';

const stages: readonly Stage[] = [
  checkStage,
  vitestStage('unit', 'Rules and properties'),
  integrationStage,
  vitestStage('ui', 'Components'),
  attacksStage,
  storiesStage,
];

const chosenStages = (names: readonly string[]): readonly Stage[] => {
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length === 0) return stages.filter(({ name }) => names.length === 0 || names.includes(name));
  console.error(`There is no stage ${unknown.join(', ')}: choose of ${stages.map(({ name }) => name).join(', ')}.`);
  process.exit(78);
};

const runStage = async (stage: Stage): Promise<StageResult> => {
  tellHeading(stage);
  try {
    return await stage.run();
  } catch (error) {
    console.error(error);
    return fellOver(`Failed: the stage ${stage.name} fell over`);
  }
};

/** `npm test`, `npm test -- unit`: the chosen stages in order; ends with the line "N passed, N failed". */
const results: StageResult[] = [];
for (const stage of chosenStages(process.argv.slice(2))) results.push(await runStage(stage));
const sum = sumOf(results);
tellSummary(sum);
process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1);
