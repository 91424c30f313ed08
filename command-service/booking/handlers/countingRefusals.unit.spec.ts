import { type RefusedReason, maxRefusedCells } from '@platzwart/contracts/club';
import { cents, localDate, localTime, sportKeySchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../core/commandStream.ts';
import { clubWith } from '../domain/specClub.ts';
import { countingRefusals } from './countingRefusals.ts';
import { countRefusedBookings } from './refusedBookingCounts.ts';
import { anna, ben, callBy } from './specDependencies.ts';

const wanted = (change: Readonly<{ sport?: string; date?: string; start?: string }> = {}) => ({
  ...{
    sport: v.parse(sportKeySchema, change.sport ?? 'TENNIS'),
    court: 3,
    date: localDate(change.date ?? '2026-06-16'),
  },
  ...{ start: localTime(change.start ?? '18:30'), end: localTime('20:00'), price: cents(1606) },
  ...{ paymentMethod: 'INVOICE' as const, remark: null, players: [] },
});
const refusedWith = (code: string, ...fields: readonly string[]): Answer<string> => ({
  outcome: 'rejected',
  code,
  fields,
});

const bookingThatAnswers = (answer: Answer<string>) => {
  const refusedBookings = countRefusedBookings();
  const handle = countingRefusals(() => () => Promise.resolve(answer))({ settings: () => clubWith(), refusedBookings });
  const book = (who: typeof anna | null, ...bookings: readonly ReturnType<typeof wanted>[]) =>
    handle({ bookings: [...bookings], acceptedTerms: null }, callBy(who));
  return { book, refusedBookings };
};
const taken: RefusedReason = 'ERR_BOOKING_CONFLICT';
const evening = { sport: 'TENNIS', date: '2026-06-16', hour: 18, reason: taken };

type Attempt = Readonly<{ who?: typeof anna | null; booking?: ReturnType<typeof wanted>; code?: string }>;

describe('An attempt to book that is refused', () => {
  it('is counted by sport, day, hour and reason, once for each person, and answered as before', async () => {
    const { book, refusedBookings } = bookingThatAnswers(refusedWith(taken));
    expect(await book(anna, wanted())).toEqual(refusedWith(taken));
    await book(anna, wanted());
    await book(ben, wanted(), wanted({ start: '17:00' }));
    expect(refusedBookings.take()).toEqual([
      { ...evening, attempts: 2 },
      { ...evening, hour: 17, attempts: 1 },
    ]);
    expect(refusedBookings.take()).toEqual([]);
    await book(anna, wanted());
    expect(refusedBookings.take()).toEqual([{ ...evening, attempts: 1 }]);
  });

  it('counts those blocks of an order that the refusal names', async () => {
    const { book, refusedBookings } = bookingThatAnswers(
      refusedWith('ERR_BOOKING_LIMIT', 'bookings.1', 'bookings.10.start'),
    );
    await book(anna, wanted(), wanted({ start: '17:00' }));
    expect(refusedBookings.take()).toEqual([{ ...evening, hour: 17, reason: 'ERR_BOOKING_LIMIT', attempts: 1 }]);
  });

  it.each([
    ['by somebody who is not signed in', { who: null }],
    ['for a sport that the club has not', { booking: wanted({ sport: 'POLO' }) }],
    ['for a day that is over', { booking: wanted({ date: '2026-06-14' }) }],
    ['for a day in the far future', { booking: wanted({ date: '2028-01-01' }) }],
    ['because of a price that has changed', { code: 'ERR_PRICE_CHANGED' }],
    ['because the database was away', { code: 'ERR_DB_CONNECTION' }],
  ])('is not counted %s', async (_, { who = anna, booking = wanted(), code = taken }: Attempt) => {
    const { book, refusedBookings } = bookingThatAnswers(refusedWith(code));
    await book(who, booking);
    expect(refusedBookings.take()).toEqual([]);
  });

  it('is not counted where the booking succeeds', async () => {
    const { book, refusedBookings } = bookingThatAnswers({ outcome: 'accepted', position: '1', ids: [] });
    await book(anna, wanted());
    expect(refusedBookings.take()).toEqual([]);
  });

  it('has a limit, within which what is known goes on being counted', () => {
    const counts = countRefusedBookings();
    const cell = { sport: 'TENNIS', date: localDate('2026-06-16'), hour: 18, reason: taken };
    counts.note(cell, anna.personId);
    for (let index = 0; index < maxRefusedCells; index += 1)
      counts.note({ ...cell, sport: `S${index}` }, anna.personId);
    counts.note(cell, ben.personId);
    const all = counts.take();
    expect(all).toHaveLength(maxRefusedCells);
    expect(all[0]).toEqual({ ...cell, attempts: 2 });
    counts.giveBack(all);
    expect(counts.take()).toEqual(all);
  });
});
