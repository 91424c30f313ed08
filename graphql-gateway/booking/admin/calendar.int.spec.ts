import { localDate } from '@platzwart/contracts/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Instance, startInstance } from '../../testing/instance.ts';
import { admin, anna } from '../../testing/personas.ts';
import { booking } from '../../testing/exampleRows.ts';
import { outcomeOf, sendGraphql } from '../../testing/sendGraphql.ts';

const calendar = (fromDate: string, toDate: string, sport = 'TENNIS') =>
  `{ bookingCalendar(sport: "${sport}", fromDate: "${fromDate}", toDate: "${toDate}") {
    date freeMinutes bookings { category count } } }`;
const date = localDate('2026-06-15');
/** One court takes bookings, from 7 to 22 o'clock. */
const wholeDay = 900;

describe('The calendar of a sport', () => {
  let instance: Instance;
  let token: string;
  beforeAll(async () => {
    instance = await startInstance();
    token = await instance.tokenOf(admin);
    const position = await instance.projections.show([
      booking({ personId: anna.personId, date }),
      booking({ personId: anna.personId, date, startMinute: 600, endMinute: 690 }),
      booking({ date, category: 'BLOCK', startMinute: 1260, endMinute: 1440 }),
      booking({ date, category: 'BLOCK', startMinute: 0, endMinute: 420 }),
      booking({ date, category: 'TRAINING', court: 2 }),
      booking({ date, occupancy: 'CANCELED', startMinute: 700, endMinute: 800 }),
      booking({ date, sport: 'HALL' }),
      booking({ date: localDate('2026-06-17'), startMinute: 420, endMinute: 1320, category: 'EVENT' }),
    ]);
    await instance.readSide.watch.waitFor(['bookings'], position, 5000);
  });
  afterAll(() => instance.close());

  it('counts the bookings of each day, and the time that is free within the opening hours', async () => {
    const { data } = await sendGraphql(instance.url, { query: calendar('2026-06-14', '2026-06-17'), token });
    expect(data?.['bookingCalendar']).toEqual([
      { date: '2026-06-14', freeMinutes: wholeDay, bookings: [] },
      {
        date: '2026-06-15',
        // A hour, an hour and a half, and the block's hour before closing; court 2 takes no bookings.
        freeMinutes: wholeDay - 60 - 90 - 60,
        bookings: [
          { category: 'TRAINING', count: 1 },
          { category: 'SINGLE', count: 2 },
          { category: 'BLOCK', count: 2 },
        ],
      },
      { date: '2026-06-16', freeMinutes: wholeDay, bookings: [] },
      { date: '2026-06-17', freeMinutes: 0, bookings: [{ category: 'EVENT', count: 1 }] },
    ]);
  });

  it.each([
    ['more than 62 days', calendar('2026-06-01', '2026-08-02')],
    ['days in the wrong order', calendar('2026-06-16', '2026-06-15')],
    ['a sport that the club does not have', calendar('2026-06-15', '2026-06-15', 'CURLING')],
  ])('refuses %s', async (_, query) => {
    expect(outcomeOf(await sendGraphql(instance.url, { query, token }))).toBe('ERR_INVALID_INPUT');
  });
});
