import { dayFromToday } from '../support/clubDays.ts';
import { freePort } from '../support/freePort.ts';
import { type Member, manyMembers } from '../support/manyMembers.ts';
import { startInstance } from '../support/runningClub.ts';
import { parseCount, parseCommandLine } from '../support/parseCommandLine.ts';
import { type Race, isFair, raceForOneSlot, raceForSixteenSlots } from './race.ts';

/**
 * `npm run test:race`: 100 rounds of 1,000 members for one slot, and half as many rounds over 16 slots. `-- --rounds N
 * --members N` for fewer. Exit code 1 if a round was not fair.
 */
const usage = 'npm run test:race [-- --rounds N --members N]';
const { values } = parseCommandLine({ rounds: { type: 'string' }, members: { type: 'string' } }, usage);
const rounds = parseCount(values.rounds, 100, usage);
const count = parseCount(values.members, 1_000, usage);

const percentile = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(0);

const print = (title: string, races: readonly Race[]): void => {
  const sorted = races.flatMap(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const unfair = races.filter((race) => !isFair(race));
  const [p50, p99, slowest] = [0.5, 0.99, 1].map((share) => percentile(sorted, share));
  console.log(
    `  ${title.padEnd(26)} ${races.length} rounds, ${sorted.length} attempts, ${unfair.length} rounds unfair`,
  );
  console.log(`  ${''.padEnd(26)} p50 ${p50} ms, p99 ${p99} ms, slowest answer ${slowest} ms`);
  for (const { tally, due, sold } of unfair) console.log('    unfair:', { tally, due, sold });
};

type Run = (runners: Readonly<{ url: string; members: readonly Member[] }>, date: string) => Promise<Race>;

const { club, close } = await startInstance(await freePort());
try {
  const runners = { url: club.url, members: await manyMembers(club, count) };
  const runAll = async (run: Run, times: number, firstDay: number): Promise<readonly Race[]> => {
    const races: Race[] = [];
    for (let round = 0; round < times; round += 1) races.push(await run(runners, dayFromToday(firstDay + round)));
    return races;
  };
  // Later than the demo club's bookings.
  const one = await runAll(raceForOneSlot, rounds, 100);
  const sixteen = await runAll(raceForSixteenSlots, Math.ceil(rounds / 2), 100 + rounds);
  console.log(`\n${count} members, each with a session of their own:`);
  print('for one slot', one);
  print('over 16 slots', sixteen);
  process.exitCode = [...one, ...sixteen].every(isFair) ? 0 : 1;
} finally {
  await close();
}
