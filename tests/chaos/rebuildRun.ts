import { type CheckedInvariant, checkInstance } from '../checker/checkInstance.ts';
import { freePort } from '../support/freePort.ts';
import { type Member, manyMembers } from '../support/manyMembers.ts';
import { type RunningClub, startInstance } from '../support/runningClub.ts';
import type { AttackReport } from './attackReport.ts';
import { checkAllAnswered } from './clientFindings.ts';
import { hallSlots } from './hallSlots.ts';
import { type PlanReader, createPlanReader } from './planReader.ts';
import { readModelNames } from '@platzwart/contracts/catalogue';
import { rebuild, killRebuild } from './rebuilding.ts';
import { type Recorder, recordCalls } from './recorder.ts';
import { bookHistory, bookSteadily } from './steadyBookings.ts';

const perSecond = 50;
const readers = 2;
/** Days after the demo club's four weeks: both courts, eight hours, more than a year. */
const days = { first: 60, count: 400 };

type RebuildCounts = Readonly<{ finished: number; killed: number; failures: readonly string[] }>;

/** Each rebuild is killed in the middle once, and then runs to its end. */
const rebuildAll = async ({ databaseUrl }: RunningClub, rebuilds: number): Promise<RebuildCounts> => {
  const failures: string[] = [];
  let killed = 0;
  for (let index = 0; index < rebuilds; index += 1) {
    const model = readModelNames[index % readModelNames.length] ?? 'bookings';
    if (await killRebuild(databaseUrl, model)) killed += 1;
    const failure = await rebuild(databaseUrl, model);
    if (failure !== null) failures.push(`${model}: ${failure}`);
  }
  return { finished: rebuilds - failures.length, killed, failures };
};

const readUntilStopped = async ({ read }: PlanReader, member: Member, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) await read(member);
};

const checkReads = ({ seen, failures }: PlanReader): CheckedInvariant => ({
  id: 'reads',
  says: 'No reader saw an error',
  examined: seen() + failures.length,
  violations: failures,
});

const checkWrites = ({ calls }: Recorder): CheckedInvariant => ({
  id: 'writes',
  says: 'Every request for a free hour was accepted',
  examined: calls.length,
  violations: calls.flatMap(({ key, answer }) => (answer?.outcome === 'refused' ? [`key ${key}: ${answer.code}`] : [])),
});

const checkRebuilds = ({ finished, failures }: RebuildCounts): CheckedInvariant => ({
  id: 'rebuild',
  says: 'Every rebuild came to its end, also after one that was killed',
  examined: finished + failures.length,
  violations: failures,
});

const attack = async (club: RunningClub, rebuilds: number): Promise<AttackReport> => {
  const members = await manyMembers(club, 8);
  const [reader] = members;
  if (!reader) throw new Error('The run needs a reader.');
  const recorder = recordCalls(club.url);
  const planReader = createPlanReader(club.url, days.first);
  const slots = (await hallSlots({ url: club.url, token: reader.token }, days)).values();
  await bookHistory({ recorder, members, slots }, 30 * rebuilds);
  const enough = new AbortController();
  const bookings = bookSteadily({ recorder, members, slots }, perSecond, enough.signal);
  const reads = Array.from({ length: readers }, () => readUntilStopped(planReader, reader, enough.signal));
  const rebuilt = await rebuildAll(club, rebuilds);
  enough.abort();
  const rate = await bookings;
  await Promise.all(reads);
  const { calls } = recorder;
  const kept = await checkInstance({ databaseUrl: club.databaseUrl, calls });
  return {
    title: `${rebuilds} rebuilds while ${perSecond} bookings a second go on`,
    attacks: [
      ['rebuilds that came to their end', rebuilt.finished],
      ['rebuilds that were killed in the middle', rebuilt.killed],
      ['bookings sent per second', rate.toFixed(1)],
      ['reads at plan and own bookings', planReader.seen()],
    ],
    calls,
    findings: [...kept, checkReads(planReader), checkWrites(recorder), checkAllAnswered(calls), checkRebuilds(rebuilt)],
  };
};

/** Rebuilds the read models repeatedly while members book and read; then runs the checker. */
export const rebuildRun = async (rebuilds: number): Promise<AttackReport> => {
  const { club, close } = await startInstance(await freePort());
  try {
    return await attack(club, rebuilds);
  } finally {
    await close();
  }
};
