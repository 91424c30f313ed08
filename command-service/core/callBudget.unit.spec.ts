import { type PersonId, personId } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { callBudget, callLimits, mutationsPerMinute, withinBudget } from './callBudget.ts';

const [anna, ben, admin] = [
  personId('a0000000-0000-4000-8000-000000000001'),
  personId('a0000000-0000-4000-8000-000000000002'),
  personId('a0000000-0000-4000-8000-000000000003'),
];
const limits = { admin: { atOnce: 10, perMinute: 60 }, others: { atOnce: 3, perMinute: 6 } };

const open = () => {
  const clock = { now: 0 };
  const budget = callBudget({
    limits,
    now: () => clock.now,
    roleOf: (person) => (person === admin ? 'ADMIN' : 'MEMBER'),
  });
  const call = (person: PersonId, times = 1) => Array.from({ length: times }, () => budget(person));
  return { clock, budget, call };
};

describe('The commands that one person may send', () => {
  it('are as many at once as the limit, and then the time until the next one is told', () => {
    expect(open().call(anna, 5)).toEqual([null, null, null, 10, 10]);
  });

  it('are regained with time, up to the limit', () => {
    const { clock, call } = open();
    call(anna, 3);
    clock.now = 4_000;
    expect(call(anna)).toEqual([6]);
    clock.now = 10_000;
    expect(call(anna, 2)).toEqual([null, 10]);
    clock.now = 3_600_000;
    expect(call(anna, 4)).toEqual([null, null, null, 10]);
  });

  it('are counted for each person, with more for ADMINs', () => {
    const { call } = open();
    call(anna, 4);
    expect(call(ben)).toEqual([null]);
    expect(call(admin, 11)).toEqual([...Array.from({ length: 10 }, () => null), 1]);
  });

  it('are remembered while others send theirs, however many', () => {
    const { call } = open();
    call(anna, 3);
    for (let index = 0; index < 2_000; index += 1)
      call(personId(`b0000000-0000-4000-8000-${String(index).padStart(12, '0')}`));
    expect(call(anna)).toEqual([10]);
  });
});

describe('A command beyond the budget', () => {
  const accepted = { outcome: 'accepted', position: null, ids: [] } as const;

  it('is refused with its code and the time to wait, and is not run', async () => {
    const received: (PersonId | null)[] = [];
    const { budget } = open();
    const receive = withinBudget(budget, ({ actor }: Readonly<{ actor: PersonId | null }>) => {
      received.push(actor);
      return Promise.resolve(accepted);
    });
    for (let index = 0; index < 3; index += 1) expect(await receive({ actor: anna })).toEqual(accepted);
    expect(await receive({ actor: anna })).toEqual({
      ...{ outcome: 'rejected', code: 'ERR_TOO_MANY_CHANGES', fields: [], retryAfterSeconds: 10 },
    });
    expect(await receive({ actor: null })).toEqual(accepted);
    expect(received).toEqual([anna, anna, anna, null]);
  });

  it('is none of a member who taps, or of an ADMIN who settles the movements of a year', () => {
    const { others, admin } = callLimits(mutationsPerMinute);
    expect(others).toEqual({ atOnce: 60, perMinute: 20 });
    expect(admin).toEqual({ atOnce: 600, perMinute: 200 });
  });
});
