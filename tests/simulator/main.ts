import { parseArgs } from 'node:util';
import { type Outcome, simulateSeed } from './simulateSeed.ts';

/** Seeds of a full run, and how many lines of a red seed's trace are shown. */
const [fullRun, shownLines] = [2_000, 60];

const options = {
  seed: { type: 'string' },
  seeds: { type: 'string' },
  from: { type: 'string' },
  trace: { type: 'boolean' },
  first: { type: 'boolean' },
} as const;
const { values } = parseArgs({ options });
const { seed, seeds = String(fullRun), from = '1', trace = false, first: onlyFirst = false } = values;

const describe = ({ steps, events, milliseconds, fingerprint }: Outcome): string =>
  `${steps} steps, ${events} events, ${(milliseconds / 1_000).toFixed(1)} s, ${fingerprint.slice(0, 16)}`;

const tellRed = (outcome: Outcome): void => {
  console.log(outcome.trace.join('\n'));
  console.log(`\nSeed ${outcome.seed} is red at step ${outcome.steps}:`);
  for (const problem of outcome.problems.slice(0, 20)) console.log(`  ${problem}`);
  console.log(`Once more: npm run simulate -- --seed ${outcome.seed} --trace`);
};

const tellOne = async (number: number): Promise<boolean> => {
  const outcome = await simulateSeed(number, trace ? Infinity : shownLines);
  if (outcome.problems.length > 0) tellRed(outcome);
  else if (trace) console.log(outcome.trace.join('\n'));
  console.log(`Seed ${number}: ${outcome.problems.length === 0 ? 'green' : 'red'}, ${describe(outcome)}`);
  return outcome.problems.length === 0;
};

const tellMany = async (first: number, count: number): Promise<boolean> => {
  const since = performance.now();
  const red: number[] = [];
  let [steps, events] = [0, 0];
  for (let number = first; number < first + count; number += 1) {
    const outcome = await simulateSeed(number, shownLines);
    steps += outcome.steps;
    events += outcome.events;
    if (outcome.problems.length === 0) continue;
    red.push(number);
    if (red.length === 1) tellRed(outcome);
    if (onlyFirst) break;
  }
  const took = ((performance.now() - since) / 1_000).toFixed(0);
  console.log(`${count} seeds from ${first}: ${red.length} red, ${steps} steps, ${events} events, ${took} s`);
  if (red.length > 0) console.log(`Red: ${red.slice(0, 50).join(' ')}`);
  return red.length === 0;
};

const isGreen = await (seed === undefined ? tellMany(Number(from), Number(seeds)) : tellOne(Number(seed)));
process.exitCode = isGreen ? 0 : 1;
