import { manyMembers } from '../../support/manyMembers.ts';
import { type RandomGenerator, createRandomGenerator } from '../../support/randomGenerator.ts';
import type { RunningClub } from '../../support/runningClub.ts';
import { hallSlots } from '../hallSlots.ts';
import { clubCalls } from './clubCalls.ts';
import { memberCalls } from './memberCalls.ts';
import { livePayer } from './payer.ts';
import type { UnreliableProvider } from './unreliableProvider.ts';

const payers = 6;
/** Days after the demo club's four weeks, and days on which cards may pay (decisions.md V8). */
const [onlineDays, cardDays] = [
  { first: 60, count: 6 },
  { first: 2, count: 12 },
];

/** The text by which a member asks for immediate use of a card (decisions.md N43). */
const consent = '2026-11';

/** Members who order, pay, cancel and leave orders behind, each with a card of ten hours. */
export const startPayers = async (
  club: Pick<RunningClub, 'url' | 'command'>,
  provider: UnreliableProvider,
  random: RandomGenerator,
) => {
  const members = await manyMembers(club, payers);
  const [first] = members;
  if (!first) throw new Error('Payments need a member.');
  const visitor = { url: club.url, token: first.token };
  const slots = { online: await hallSlots(visitor, onlineDays), byCard: await hallSlots(visitor, cardDays) };
  const calls = clubCalls(club.url);
  const shared = { club: club.url, provider, slots, forged: new Array<string>() };
  const enough = new AbortController();
  const all = await Promise.all(members.map(({ token }) => memberCalls(calls, token)));
  await Promise.all(all.map((member) => member.buyCard(consent)));
  const work = all.map((member) =>
    livePayer({ ...shared, member, left: [], random: createRandomGenerator(random.below(2 ** 31)) }, enough.signal),
  );
  // A member who gets no answer any more fails `stop`, and until then nothing else.
  for (const each of work) each.catch(() => undefined);
  return {
    answeredSince: calls.answeredSince,
    count: calls.count,
    forged: shared.forged,
    /** Waits until every member has finished the present action, and has given up what they had left unpaid. */
    stop: async (): Promise<void> => {
      enough.abort();
      await Promise.all(work);
    },
  };
};
export type Payers = Awaited<ReturnType<typeof startPayers>>;
