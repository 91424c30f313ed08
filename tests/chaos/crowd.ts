import { type Dice, diceOf } from '../support/dice.ts';
import { manyMembers } from '../support/manyMembers.ts';
import type { RunningClub } from '../support/runningClub.ts';
import { hallSlots } from './hallSlots.ts';
import { lookAround } from './looking.ts';
import { memberAtWork } from './memberAtWork.ts';
import { recordCalls } from './recorder.ts';
import { openSubscribers } from './subscribers.ts';

/** Behind the demo club's four weeks; few enough that eight members meet. */
const days = { first: 60, count: 12 };
const [workers, screens] = [8, 4];

/** The mixed load: members who book, cancel, repeat and look, and screens that watch. */
export const openCrowd = async (club: Pick<RunningClub, 'url' | 'command'>, dice: Dice) => {
  const members = await manyMembers(club, workers);
  const [first] = members;
  if (!first) throw new Error('A crowd needs a member.');
  const recorder = recordCalls(club.url);
  const looking = lookAround(club.url, days.first);
  const slots = await hallSlots({ url: club.url, token: first.token }, days);
  const lastSlots = await hallSlots(
    { url: club.url, token: first.token },
    { first: days.first + days.count, count: 1 },
  );
  const subscribers = openSubscribers(club.url, members.slice(0, screens), days);
  const enough = new AbortController();
  const desk = { recorder, slots, look: looking.look };
  const work = members.map((member) =>
    memberAtWork({ ...desk, member, dice: diceOf(dice.below(2 ** 31)) }, enough.signal),
  );
  return {
    recorder,
    looking,
    subscribers,
    /** Everybody ends what he has begun. */
    goHome: async (): Promise<void> => {
      enough.abort();
      await Promise.all(work);
    },
    /** One more booking, on a day of its own: whether every screen that lived through it all hears of it. */
    screensAreAlive: async (): Promise<boolean> => {
      const wish = { type: 'Book' as const, slots: [...lastSlots.slice(0, 1)] };
      const answer = await recorder.sendUntilAnswered(first, { key: crypto.randomUUID(), wish });
      return answer?.outcome === 'done' && subscribers.allHear(answer.ids);
    },
  };
};
export type Crowd = Awaited<ReturnType<typeof openCrowd>>;
