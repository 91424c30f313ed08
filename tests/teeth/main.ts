import { bugs } from './bugs.ts';
import { copyOfHouse } from './copyOfHouse.ts';
import { failuresIn } from './failuresIn.ts';
import { projects } from './plantedBug.ts';

/** `npm run teeth` for all bugs, `-- cancel` for those whose sentence has the word, `-- security` for those that only a break-in finds. */
const [word = ''] = process.argv.slice(2);
const chosen = bugs.filter(({ bug, project }) => project === word || bug.toLowerCase().includes(word.toLowerCase()));
if (chosen.length === 0) {
  console.error(`No planted bug speaks of "${word}".`);
  process.exit(2);
}

const house = copyOfHouse();
const survivors: string[] = [];
try {
  console.log('First without any bug: all of these specs have to be green.');
  for (const project of projects) {
    const specs = new Set(chosen.filter((bug) => bug.project === project).flatMap(({ caughtBy }) => caughtBy));
    if (specs.size === 0) continue;
    const { failures, ran } = await failuresIn(house.folder, project, [...specs]);
    if (failures.length > 0 || ran === 0) throw new Error(`Red without any bug: ${failures.join('; ') || project}`);
    console.log(`  ${project}: ${ran} passed`);
  }
  for (const { bug, edits, project, caughtBy } of chosen) {
    const started = performance.now();
    const mend = house.plant(edits);
    const { failures } = await failuresIn(house.folder, project, caughtBy);
    mend();
    if (failures.length === 0) survivors.push(bug);
    const verdict = failures[0] === undefined ? 'NOT CAUGHT' : `caught by "${failures[0]}"`;
    console.log(`  ${bug}: ${verdict} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  }
} finally {
  house.remove();
}
console.log(`\n${chosen.length - survivors.length} of ${chosen.length} planted bugs caught`);
process.exit(survivors.length === 0 ? 0 : 1);
