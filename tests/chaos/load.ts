import { type RandomGenerator, createRandomGenerator } from '../support/randomGenerator.ts';
import { manyMembers } from '../support/manyMembers.ts';
import type { RunningClub } from '../support/runningClub.ts';
import { hallSlots } from './hallSlots.ts';
import { createPlanReader } from './planReader.ts';
import { simulateMember } from './simulatedMember.ts';
import { recordCalls } from './recorder.ts';
import { openSubscribers } from './subscribers.ts';

/** Days after the demo club's four weeks; few enough that eight members conflict. */
const days = { first: 60, count: 12 };
const [workers, screens] = [8, 4];

/** The mixed load: members who book, cancel, repeat and read, and subscribers. */
export const startLoad = async (club: Pick<RunningClub, 'url' | 'command'>, random: RandomGenerator) => {
  const members = await manyMembers(club, workers);
  const [first] = members;
  if (!first) throw new Error('A load needs a member.');
  const recorder = recordCalls(club.url);
  const planReader = createPlanReader(club.url, days.first);
  const slots = await hallSlots({ url: club.url, token: first.token }, days);
  const lastSlots = await hallSlots(
    { url: club.url, token: first.token },
    { first: days.first + days.count, count: 1 },
  );
  const subscribers = openSubscribers(club.url, members.slice(0, screens), days);
  const enough = new AbortController();
  const context = { recorder, slots, read: planReader.read };
  const work = members.map((member) =>
    simulateMember({ ...context, member, random: createRandomGenerator(random.below(2 ** 31)) }, enough.signal),
  );
  return {
    recorder,
    planReader,
    subscribers,
    /** Waits until every member has finished the present action. */
    stopMembers: async (): Promise<void> => {
      enough.abort();
      await Promise.all(work);
    },
    /** Makes one more booking, on a separate day; returns whether every subscriber receives it. */
    screensAreAlive: async (): Promise<boolean> => {
      const request = { type: 'Book' as const, slots: [...lastSlots.slice(0, 1)] };
      const answer = await recorder.sendUntilAnswered(first, { key: crypto.randomUUID(), request });
      return answer?.outcome === 'done' && subscribers.allHear(answer.ids);
    },
  };
};
export type Load = Awaited<ReturnType<typeof startLoad>>;
