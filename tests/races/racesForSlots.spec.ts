import { expect, test } from 'playwright/test';
import { dayFromToday } from '../support/clubDays.ts';
import { type Slot, book } from '../support/graphqlClient.ts';
import { hallHour, hallPlan, hallPrice } from '../support/hall.ts';
import { type RunningClub, clubOfThisRun } from '../support/runningClub.ts';
import { manyMembers } from './manyMembers.ts';

const members = 200;
let club: RunningClub;
let tokens: readonly string[];

test.beforeAll(async () => {
  test.setTimeout(180_000);
  club = await clubOfThisRun();
  tokens = await manyMembers(club, members);
});

const visitor = () => ({ url: club.url, token: tokens[0] ?? '' });

const tally = (answers: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
};

/** Every member wants the slot that `wishOf` gives him, all at the same moment. */
const race = (wishOf: (member: number) => Slot): Promise<readonly string[]> =>
  Promise.all(tokens.map((token, member) => book(club.url, token, wishOf(member))));

for (const round of [1, 2, 3]) {
  test(`sells one slot once, however many want it at the same moment (round ${round})`, async () => {
    // Farther ahead than the demo club and the stories have bookings.
    const date = dayFromToday(400 + round);
    const slot = hallHour({ date, court: 1, hour: 7, price: await hallPrice(visitor(), date) });
    expect(tally(await race(() => slot))).toEqual({ booked: 1, ERR_BOOKING_CONFLICT: members - 1 });
    expect(await hallPlan(visitor(), date)).toEqual([{ court: 1, start: '07:00', end: '08:00' }]);
  });
}

test('sells all 16 free slots to 200 members, and refuses nobody whose slot was still free', async () => {
  const date = dayFromToday(410);
  const price = await hallPrice(visitor(), date);
  const slots = [1, 2].flatMap((court) =>
    [7, 8, 9, 10, 11, 12, 13, 14].map((hour) => hallHour({ date, court, hour, price })),
  );
  const fallback = hallHour({ date, court: 1, hour: 7, price });
  const answers = await race((member) => slots[member % slots.length] ?? fallback);
  expect(tally(answers)).toEqual({ booked: 16, ERR_BOOKING_CONFLICT: members - 16 });
  expect(await hallPlan(visitor(), date)).toHaveLength(16);
});
