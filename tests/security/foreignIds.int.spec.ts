import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../support/freshDatabase.ts';
import { type HouseInWeather, openHouseInWeather } from '../support/houseInWeather.ts';
import { callAboutOthers } from './foreignIds.ts';
import { leaksIn } from './leaksIn.ts';

describe('A member who calls about others', () => {
  let house: HouseInWeather;
  beforeAll(async () => {
    house = await openHouseInWeather(await freshDatabase());
  });
  afterAll(() => house.close());

  it('sees nothing of theirs and changes nothing', async () => {
    const { leaks, changes, met, answers } = await callAboutOthers(house, { calls: 500, seed: 1 });
    expect({ leaks, changes }).toEqual({ leaks: [], changes: 0 });
    // Calls that nobody understands would find nothing either.
    expect(met).toBeGreaterThan(20);
    expect(answers['ERR_NOT_AUTHORIZED']).toBeGreaterThan(100);
    expect(answers['data']).toBeGreaterThan(20);
    expect(answers['ERR_INVALID_INPUT'] ?? 0).toBeLessThan(100);
    expect(answers).not.toHaveProperty('ERR_SERVER');
  });
});

describe('What is looked for in the answers', () => {
  const own = { __typename: 'User', _id: 'me', userID: '1' };
  const plain = { __typename: 'Booking', mine: false, price: null, user: null };

  it.each([
    ['an account of 2', { data: { user: { ...own, _id: 'you', userID: '2' } } }],
    ['price of a booking', { data: { list: [plain, { ...plain, price: 0 }] } }],
    ['you@platzwart.example', { errors: [{ message: 'known: you@platzwart.example' }] }],
  ])('is found: %s', (leak, answer) => {
    expect(leaksIn(answer, 'me', ['you@platzwart.example'])).toEqual([leak]);
  });

  it('is not what is one’s own, or everybody’s', () => {
    expect(leaksIn({ own, plain, mine: { ...plain, mine: true, price: 1200 } }, 'me', [])).toEqual([]);
  });
});
