import { expect, test } from 'playwright/test';
import { type Slot, book, callGraphql } from '../support/graphqlClient.ts';
import { clubFromEnvironment } from '../support/runningClub.ts';
import { dayFromToday } from '../support/clubDays.ts';
import { manyMembers } from './manyMembers.ts';

const members = 200;
const club = clubFromEnvironment();
let tokens: readonly string[] = [];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  tokens = await manyMembers(club, members);
});

const priceQuery = `query { bookingInfos { sportSettings { name prices { time member weekendMember } } } }`;

/** The hall's morning hours cost one price on all days in question; the slots lie beyond what the demo club has filled. */
const hallPrice = async (date: string): Promise<number> => {
  const { data } = await callGraphql(club.url, { query: priceQuery, token: tokens[0] ?? '' });
  const sports = JSON.parse(JSON.stringify(data)).bookingInfos.sportSettings;
  const row = sports.find((sport: { name: string }) => sport.name === 'HALL').prices[0];
  const weekend = [0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay());
  return weekend ? row.weekendMember : row.member;
};

const liveOn = async (date: string): Promise<readonly Slot[]> => {
  const { data } = await callGraphql(club.url, {
    query: 'query ($day: Date!) { bookingsInPeriod(fromDate: $day, toDate: $day, choosenSport: "HALL") { court start end state } }',
    variables: { day: date },
    token: tokens[0] ?? '',
  });
  return JSON.parse(JSON.stringify(data)).bookingsInPeriod;
};

const countOf = (answers: readonly string[], answer: string): number => answers.filter((one) => one === answer).length;

for (const round of [1, 2, 3]) {
  test(`sells one slot once to ${members} members who want it at the same moment, round ${round}`, async () => {
    test.setTimeout(60_000);
    const date = dayFromToday(60 + round);
    const slot = { sport: 'HALL', date, start: '07:00', end: '08:00', court: 1, price: await hallPrice(date) };
    const answers = await Promise.all(tokens.map((token) => book(club.url, token, slot)));
    expect(countOf(answers, 'booked')).toBe(1);
    expect(countOf(answers, 'ERR_BOOKING_CONFLICT')).toBe(members - 1);
    expect(await liveOn(date)).toHaveLength(1);
  });
}

test(`sells 16 free slots to ${members} members and refuses nobody while one is free`, async () => {
  test.setTimeout(120_000);
  const date = dayFromToday(70);
  const price = await hallPrice(date);
  const slots = [1, 2].flatMap((court) =>
    ['07', '08', '09', '10', '11', '12', '13', '14'].map((hour) => {
      const end = `${String(Number(hour) + 1).padStart(2, '0')}:00`;
      return { sport: 'HALL', date, start: `${hour}:00`, end, court, price };
    }),
  );
  const answers = await Promise.all(tokens.map((token, index) => book(club.url, token, slots[index % slots.length] ?? slots[0]!)));
  expect(countOf(answers, 'booked')).toBe(16);
  expect(countOf(answers, 'ERR_BOOKING_CONFLICT')).toBe(members - 16);
  expect(await liveOn(date)).toHaveLength(16);
});
