import { randomUUID } from 'node:crypto';
import { dayAfter, dayFromToday } from '../support/clubDays.ts';
import { freePort } from '../support/freePort.ts';
import { type Slot, book, signIn } from '../support/graphqlClient.ts';
import { startInstance } from '../support/runningClub.ts';
import { freeSlots } from './freeSlots.ts';
import { greetingOf, subscribers } from './livePlan.ts';
import { startPeer } from './peer.ts';
import type { Opening } from './rawSubscribers.ts';

/** A chain from a booking to a thousand sockets. */
export type LiveChain = Readonly<{ opening: Omit<Opening, 'onMessage'>; book: (slot: Slot) => Promise<void> }>;

export type LiveChains = Readonly<{
  ours: LiveChain;
  /** The same chain as a minimal implementation on the same PostgreSQL. */
  bare: LiveChain;
  /** A slot that is not booked yet. */
  nextSlot: () => Slot;
  close: () => Promise<void>;
}>;

/** The message of our plan about a booking. */
const bareBooking = ({ sport, date, start, end, court }: Slot): string => {
  const id = randomUUID();
  const rest = { category: 'SINGLE', title: null, state: 'BOOKED' };
  return JSON.stringify({
    id: Buffer.from(`Booking:${id}`).toString('base64'),
    _id: id,
    court,
    date,
    start,
    end,
    ...rest,
    sport,
  });
};

const firstDay = dayFromToday(500);
const lastDay = dayAfter(firstDay, 61);

/** The running instance, used and followed as by a member. */
const ourChain = (clubUrl: string, token: string): LiveChain => ({
  opening: { url: `${clubUrl}/graphql`, greeting: greetingOf(token, { from: firstDay, to: lastDay }) },
  book: async (slot) => {
    const outcome = await book(clubUrl, token, slot);
    if (outcome !== 'booked') throw new Error(`The club refuses a free slot: ${outcome}`);
  },
});

export const openLiveChains = async (): Promise<LiveChains> => {
  const { club, close } = await startInstance(await freePort(), { SOCKETS_PER_PERSON: String(subscribers) });
  const token = await signIn(club.url, 'anna@platzwart.example');
  const bare = await startPeer('bareChainProcess.ts', { databaseUrl: club.databaseUrl });
  const url = `http://${bare.address}/`;
  return {
    ours: ourChain(club.url, token),
    bare: {
      opening: { url, greeting: [['hello']] },
      book: async (slot) => {
        const answer = await fetch(url, { method: 'POST', body: bareBooking(slot) });
        await answer.text();
      },
    },
    nextSlot: await freeSlots({ url: club.url, token }, firstDay),
    close: async () => {
      bare.stop();
      await close();
    },
  };
};
