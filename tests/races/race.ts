import { type Slot, book } from '../support/graphqlClient.ts';
import { hallHour, hallPlan, hallPrice } from '../support/hallBookings.ts';
import type { Member } from '../support/manyMembers.ts';

/** The answer (`booked`, the code of the refusal, or `no answer`) and its latency. */
type Attempt = Readonly<{ answer: string; milliseconds: number }>;

export type Race = Readonly<{
  /** The number of each answer. */
  tally: Readonly<Record<string, number>>;
  /** The expected number of each answer: any difference is a false refusal, a second winner or an error. */
  due: Readonly<Record<string, number>>;
  milliseconds: readonly number[];
  /** The bookings on the court plan afterwards. */
  sold: number;
}>;

type Runners = Readonly<{ url: string; members: readonly Member[] }>;

const attempt = async (url: string, { token }: Member, slot: Slot): Promise<Attempt> => {
  const begun = performance.now();
  const answer = await book(url, token, slot).catch(() => 'no answer');
  return { answer, milliseconds: performance.now() - begun };
};

const tallyOf = (attempts: readonly Attempt[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { answer } of attempts) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
};

/** All members request one of `slots` at the same moment, evenly distributed over the slots. */
const race = async ({ url, members }: Runners, date: string, slots: readonly Slot[]): Promise<Race> => {
  const [fallback] = slots;
  if (!fallback) throw new Error('A race needs a slot.');
  const attempts = await Promise.all(
    members.map((member, index) => attempt(url, member, slots[index % slots.length] ?? fallback)),
  );
  const plan = await hallPlan({ url, token: members[0]?.token ?? '' }, date);
  return {
    tally: tallyOf(attempts),
    due: { booked: slots.length, ERR_BOOKING_CONFLICT: members.length - slots.length },
    milliseconds: attempts.map(({ milliseconds }) => milliseconds),
    sold: plan.length,
  };
};

const priceOn = ({ url, members }: Runners, date: string): Promise<number> =>
  hallPrice({ url, token: members[0]?.token ?? '' }, date);

/** One hour of the hall at seven o'clock; nothing may be booked there on `date` yet. */
export const raceForOneSlot = async (runners: Runners, date: string): Promise<Race> =>
  race(runners, date, [hallHour({ date, court: 1, hour: 7, price: await priceOn(runners, date) })]);

/** Both courts of the hall from seven to three o'clock; nothing may be booked there on `date` yet. */
export const raceForSixteenSlots = async (runners: Runners, date: string): Promise<Race> => {
  const price = await priceOn(runners, date);
  const hours = [7, 8, 9, 10, 11, 12, 13, 14];
  return race(
    runners,
    date,
    [1, 2].flatMap((court) => hours.map((hour) => hallHour({ date, court, hour, price }))),
  );
};

/** Whether every answer was right and the plan shows the accepted bookings. */
export const isFair = ({ tally, due, sold }: Race): boolean =>
  sold === due['booked'] &&
  Object.keys(tally).length === Object.keys(due).length &&
  Object.entries(due).every(([answer, count]) => tally[answer] === count);
