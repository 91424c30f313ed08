import { expect, test } from 'playwright/test';
import { dayFromToday } from '../support/clubDays.ts';
import { type Member, manyMembers } from '../support/manyMembers.ts';
import { type RunningClub, clubOfThisRun } from '../support/runningClub.ts';
import { isFair, raceForOneSlot, raceForSixteenSlots } from './race.ts';

/** Days from today: later than all days of the demo club and of the stories, the last of which begin 390 days ahead (testInstance.ts). */
const firstDay = 700;

let club: RunningClub;
let members: readonly Member[];

test.beforeAll(async () => {
  club = await clubOfThisRun();
  members = await manyMembers(club, 200);
});

for (const round of [1, 2, 3]) {
  test(`concurrent orders for one slot make one booking (round ${round})`, async () => {
    const { tally, sold } = await raceForOneSlot({ url: club.url, members }, dayFromToday(firstDay + round));
    expect(tally).toEqual({ booked: 1, ERR_BOOKING_CONFLICT: members.length - 1 });
    expect(sold).toBe(1);
  });
}

test('200 members get all 16 free slots, and no order for a free slot is refused', async () => {
  const { tally, sold } = await raceForSixteenSlots({ url: club.url, members }, dayFromToday(firstDay + 10));
  expect(tally).toEqual({ booked: 16, ERR_BOOKING_CONFLICT: members.length - 16 });
  expect(sold).toBe(16);
});

test('the race detects a second winner, a false refusal, an error and a slot that was not sold', () => {
  const fair = { tally: { booked: 1, ERR_BOOKING_CONFLICT: 2 }, due: { booked: 1, ERR_BOOKING_CONFLICT: 2 } };
  const race = { ...fair, milliseconds: [], sold: 1 };
  expect(isFair(race)).toBe(true);
  expect(isFair({ ...race, tally: { booked: 2, ERR_BOOKING_CONFLICT: 1 } })).toBe(false);
  expect(isFair({ ...race, tally: { ERR_BOOKING_CONFLICT: 3 } })).toBe(false);
  expect(isFair({ ...race, tally: { booked: 1, ERR_BOOKING_CONFLICT: 1, ERR_SERVER: 1 } })).toBe(false);
  expect(isFair({ ...race, sold: 0 })).toBe(false);
});
