import { type Checked, checkHouse } from '../checker/checkHouse.ts';
import { freePort } from '../support/freePort.ts';
import { type Member, manyMembers } from '../support/manyMembers.ts';
import { type RunningClub, openHouse } from '../support/runningClub.ts';
import type { AttackReport } from './attackReport.ts';
import { checkAllAnswered } from './clientFindings.ts';
import { hallSlots } from './hallSlots.ts';
import { type Looking, lookAround } from './looking.ts';
import { readModels, rebuild, killedRebuild } from './rebuilding.ts';
import { type Recorder, recordCalls } from './recorder.ts';
import { bookHistory, bookSteadily } from './steadyBookings.ts';

const perSecond = 50;
const readers = 2;
/** Behind the demo club's four weeks: both courts, eight hours, a year and more. */
const days = { first: 60, count: 400 };

type Rebuilt = Readonly<{ finished: number; killed: number; failures: readonly string[] }>;

/** Each of them is killed in the middle first, and then has its way. */
const rebuildAll = async ({ databaseUrl }: RunningClub, rebuilds: number): Promise<Rebuilt> => {
  const failures: string[] = [];
  let killed = 0;
  for (let index = 0; index < rebuilds; index += 1) {
    const model = readModels[index % readModels.length] ?? 'bookings';
    if (await killedRebuild(databaseUrl, model)) killed += 1;
    const failure = await rebuild(databaseUrl, model);
    if (failure !== null) failures.push(`${model}: ${failure}`);
  }
  return { finished: rebuilds - failures.length, killed, failures };
};

const lookOn = async ({ look }: Looking, member: Member, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) await look(member);
};

const checkReads = ({ seen, failures }: Looking): Checked => ({
  id: 'reads',
  says: 'No reader saw an error',
  looked: seen() + failures.length,
  violations: failures,
});

const checkWrites = ({ calls }: Recorder): Checked => ({
  id: 'writes',
  says: 'Every free hour was sold to whoever asked for it',
  looked: calls.length,
  violations: calls.flatMap(({ key, answer }) => (answer?.outcome === 'refused' ? [`key ${key}: ${answer.code}`] : [])),
});

const checkRebuilds = ({ finished, failures }: Rebuilt): Checked => ({
  id: 'rebuild',
  says: 'Every rebuild came to its end, also after one that was killed',
  looked: finished + failures.length,
  violations: failures,
});

const attack = async (club: RunningClub, rebuilds: number): Promise<AttackReport> => {
  const members = await manyMembers(club, 8);
  const [reader] = members;
  if (!reader) throw new Error('Somebody must look.');
  const recorder = recordCalls(club.url);
  const looking = lookAround(club.url, days.first);
  const slots = (await hallSlots({ url: club.url, token: reader.token }, days)).values();
  await bookHistory({ recorder, members, slots }, 30 * rebuilds);
  const enough = new AbortController();
  const bookings = bookSteadily({ recorder, members, slots }, perSecond, enough.signal);
  const looks = Array.from({ length: readers }, () => lookOn(looking, reader, enough.signal));
  const rebuilt = await rebuildAll(club, rebuilds);
  enough.abort();
  const rate = await bookings;
  await Promise.all(looks);
  const { calls } = recorder;
  const kept = await checkHouse({ databaseUrl: club.databaseUrl, calls });
  return {
    title: `${rebuilds} rebuilds while ${perSecond} bookings a second go on`,
    attacks: [
      ['rebuilds that came to their end', rebuilt.finished],
      ['rebuilds that were killed in the middle', rebuilt.killed],
      ['bookings sent per second', rate.toFixed(1)],
      ['looks at plan and own bookings', looking.seen()],
    ],
    calls,
    findings: [...kept, checkReads(looking), checkWrites(recorder), checkAllAnswered(calls), checkRebuilds(rebuilt)],
  };
};

/** Read models are built anew, again and again, while members book and look; then the checker. */
export const rebuildRun = async (rebuilds: number): Promise<AttackReport> => {
  const { club, close } = await openHouse(await freePort());
  try {
    return await attack(club, rebuilds);
  } finally {
    await close();
  }
};
