import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../support/freshDatabase.ts';
import { type InstanceWithFaults, startInstanceWithFaults } from '../support/instanceWithFaults.ts';
import { callAboutOthers } from './foreignIds.ts';
import { leaksIn } from './leaksIn.ts';

describe('A member who sends calls about others', () => {
  let instance: InstanceWithFaults;
  beforeAll(async () => {
    instance = await startInstanceWithFaults(await freshDatabase());
  });
  afterAll(() => instance.close());

  it('sees none of their private data and changes nothing', async () => {
    const calls = 2_000;
    const { leaks, changes, met, answers } = await callAboutOthers(instance, { calls, seed: 1 });
    expect({ leaks, changes }).toEqual({ leaks: [], changes: 0 });
    // Invalid calls would find nothing either.
    expect(met).toBeGreaterThan(20);
    expect(answers['ERR_NOT_AUTHORIZED']).toBeGreaterThan(100);
    expect(answers['data']).toBeGreaterThan(20);
    expect(answers['ERR_INVALID_INPUT'] ?? 0).toBeLessThan(calls / 10);
    expect(answers).not.toHaveProperty('ERR_SERVER');
  });
});

describe('The search for leaks', () => {
  const own = { __typename: 'User', _id: 'me', userID: '1' };
  const plain = { __typename: 'Booking', mine: false, price: null, user: null };

  it.each([
    ['an account of 2', { data: { user: { ...own, _id: 'you', userID: '2' } } }],
    ['price of a booking', { data: { list: [plain, { ...plain, price: 0 }] } }],
    ['you@platzwart.example', { errors: [{ message: 'known: you@platzwart.example' }] }],
  ])('detects: %s', (leak, answer) => {
    expect(leaksIn(answer, 'me', ['you@platzwart.example'])).toEqual([leak]);
  });

  it('ignores own and public data', () => {
    expect(leaksIn({ own, plain, mine: { ...plain, mine: true, price: 1200 } }, 'me', [])).toEqual([]);
  });
});
