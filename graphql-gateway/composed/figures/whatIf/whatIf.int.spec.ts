import { columnName } from '@platzwart/contracts/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { poolOn } from '../../../../tests/support/poolOn.ts';
import { booking } from '../../../testing/exampleRows.ts';
import { type Instance, startInstance } from '../../../testing/instance.ts';
import { admin, anna } from '../../../testing/personas.ts';
import { sendGraphql } from '../../../testing/sendGraphql.ts';

const query = `query ($input: WhatIfInput!) { whatIf(input: $input) {
  bookings before after tooLate hitPeople refused { reason bookings } people { user { userID } refused tooLate before after } } }`;
const june = { from: '2026-06-01', to: '2026-06-30' };
const row = { time: '07:00', member: 2000, guest: 2000, trainer: 2000 };
const weekend = { weekendMember: 2000, weekendGuest: 2000, weekendTrainer: 2000 };

let instance: Instance;
let token: string;
beforeAll(async () => {
  instance = await startInstance();
  token = await instance.tokenOf(admin);
  const [first, second] = [booking({ personId: anna.personId }), booking({ personId: anna.personId, court: 2 })];
  const club = booking({ category: 'BLOCK', court: 3 });
  await instance.projections.show([first, second, club]);
  const pool = poolOn(instance.databaseUrl, 1);
  for (const [index, { bookingId, category, court, date, price, bookedAt }] of [first, second, club].entries()) {
    const figure = {
      ...{ bookingId, category, court, date, sport: 'TENNIS', startMinute: 1080, endMinute: 1140, inSeries: false },
      ...{
        occupancy: 'BOOKED',
        displaced: false,
        byOwner: false,
        guestFee: 0,
        discount: 0,
        bookedAt,
        cancelledAt: null,
      },
      ...{ price: category === 'BLOCK' ? 0 : price, listPrice: category === 'BLOCK' ? 0 : price },
      ...{ since: `0${index}`, sinceTime: bookedAt },
    };
    const record = Object.fromEntries(
      Object.entries(figure).map(([name, value]: [string, unknown]) => [columnName(name), value]),
    );
    const text = 'insert into figures.bookings select * from jsonb_populate_record(null::figures.bookings, $1)';
    await pool.query(text, [JSON.stringify(record)]);
  }
  await pool.end();
});
afterAll(() => instance.close());

it('What-if reads whose bookings they were, decides them again, and sends no command', async () => {
  const input = {
    ...{ ...june, prices: [{ sport: 'TENNIS', prices: [{ ...row, ...weekend }] }] },
    limits: [{ role: anna.role, maxParallel: 1 }],
  };
  const { data, errors } = await sendGraphql(instance.url, { query, variables: { input }, token });
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    whatIf: {
      ...{ bookings: 3, before: 2400, after: 2000, tooLate: 0, hitPeople: 1 },
      refused: ['OPEN_BOOKINGS', 'MINUTES_PER_DAY', 'PARALLEL', 'TAKEN'].map((reason) => ({
        ...{ reason, bookings: reason === 'PARALLEL' ? 1 : 0 },
      })),
      people: [{ user: { userID: anna.memberNumber }, refused: 1, tooLate: 0, before: 2400, after: 2000 }],
    },
  });
  expect(instance.commands.commands).toEqual([]);
});

it.each([
  ['input.to', { from: '2025-01-01', to: '2026-06-30' }],
  ['input.stornoTime', { ...june, stornoTime: -1 }],
  ['input.prices.0.sport', { ...june, prices: [{ sport: 'tennis', prices: [{ ...row, ...weekend }] }] }],
  ['input.prices.0.prices', { ...june, prices: [{ sport: 'TENNIS', prices: [] }] }],
  ['input.limits.0.maxParallel', { ...june, limits: [{ role: 'MEMBER', maxParallel: 100 }] }],
])('What-if is refused with a wrong %s', async (field, input) => {
  const answer = await sendGraphql(instance.url, { query, variables: { input }, token });
  expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'ERR_INVALID_INPUT', field });
});
