import { parseCount, parseCommandLine } from '../support/parseCommandLine.ts';
import { type Outcome, simulateSeed } from './simulateSeed.ts';

/** Number of seeds of a full run, and number of trace lines shown for a failed seed. */
const [fullRun, shownLines] = [2_000, 60];

const options = {
  seed: { type: 'string' },
  seeds: { type: 'string' },
  from: { type: 'string' },
  trace: { type: 'boolean' },
  first: { type: 'boolean' },
} as const;
const usage = 'npm run test:simulation [-- [--seeds N] [--from N] [--first] | --seed N [--trace]]';
const { values } = parseCommandLine(options, usage);
const { seed, trace = false, first: onlyFirst = false } = values;
const count = (word: string | undefined, otherwise: number): number => parseCount(word, otherwise, usage);

const describe = ({ steps, events, milliseconds, fingerprint }: Outcome): string =>
  `${steps} steps, ${events} events, ${(milliseconds / 1_000).toFixed(1)} s, ${fingerprint.slice(0, 16)}`;

const tellRed = (outcome: Outcome): void => {
  console.log(outcome.trace.join('\n'));
  console.log(`\nSeed ${outcome.seed} is red at step ${outcome.steps}:`);
  for (const problem of outcome.problems.slice(0, 20)) console.log(`  ${problem}`);
  console.log(`Once more: npm run test:simulation -- --seed ${outcome.seed} --trace`);
};

const tellOne = async (number: number): Promise<boolean> => {
  const outcome = await simulateSeed(number, trace ? Infinity : shownLines);
  if (outcome.problems.length > 0) tellRed(outcome);
  else if (trace) console.log(outcome.trace.join('\n'));
  console.log(`Seed ${number}: ${outcome.problems.length === 0 ? 'green' : 'red'}, ${describe(outcome)}`);
  return outcome.problems.length === 0;
};

const tellMany = async (first: number, seeds: number): Promise<boolean> => {
  const since = performance.now();
  const red: number[] = [];
  let [steps, events] = [0, 0];
  for (let number = first; number < first + seeds; number += 1) {
    const outcome = await simulateSeed(number, shownLines);
    steps += outcome.steps;
    events += outcome.events;
    if (outcome.problems.length === 0) continue;
    red.push(number);
    if (red.length === 1) tellRed(outcome);
    if (onlyFirst) break;
  }
  const took = ((performance.now() - since) / 1_000).toFixed(0);
  console.log(`${seeds} seeds from ${first}: ${red.length} red, ${steps} steps, ${events} events, ${took} s`);
  if (red.length > 0) console.log(`Red: ${red.slice(0, 50).join(' ')}`);
  return red.length === 0;
};

const isGreen = await (seed === undefined
  ? tellMany(count(values.from, 1), count(values.seeds, fullRun))
  : tellOne(count(seed, 1)));
process.exitCode = isGreen ? 0 : 1;
