import { cents, localDate } from '@platzwart/contracts/core';
import { seriesId } from '@platzwart/contracts/booking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendGraphql, outcomeOf } from '../testing/sendGraphql.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { admin, anna, ben } from '../testing/personas.ts';
import { booking } from '../testing/exampleRows.ts';

const id = seriesId('5e51e500-0000-4000-8000-000000000001');
const dates = ['2027-06-16', '2027-06-23', '2027-06-30'];
const season = dates.map((date) =>
  booking({
    personId: anna.personId,
    seriesId: id,
    category: 'SAISON',
    court: 3,
    date: localDate(date),
    price: cents(1500),
  }),
);
/** Of the second court of the season, at another time, and such that the series cannot have (again). */
const cancelledDates = [
  { court: 4, date: localDate('2027-06-30'), startMinute: 960, endMinute: 1020 },
  { court: 3, date: localDate('2027-06-16') },
  { court: 3, date: localDate('2027-07-07') },
  { court: 3, date: localDate('2027-07-14') },
].map((place) =>
  booking({ personId: anna.personId, seriesId: id, category: 'SAISON', ...place, occupancy: 'CANCELED' }),
);
const block = booking({
  category: 'BLOCK',
  title: 'Platzpflege',
  court: 4,
  date: localDate('2027-06-23'),
  price: cents(0),
});
const bens = booking({
  ...{ personId: ben.personId, paymentMethod: 'PAYPAL', paymentState: 'PAID' },
  court: 5,
  date: localDate('2027-06-23'),
  startMinute: 1110,
  endMinute: 1170,
});

describe('A series', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance();
    await instance.projections.showSeries({
      ...{ seriesId: id, repetition: 'WEEKLY', startdate: localDate('2027-06-16'), enddate: localDate('2027-07-07') },
      skipped: [{ date: localDate('2027-07-07'), court: 3, reason: 'TAKEN' }],
    });
    await instance.projections.openCourts('TENNIS', 8);
    const position = await instance.projections.show([...season, ...cancelledDates, block, bens]);
    await instance.readSide.watch.waitFor(['bookings', 'club_settings'], position, 5000);
  });
  afterAll(() => instance.close());
  const ask = async (who: typeof admin, query: string, variables = {}) =>
    sendGraphql(instance.url, { query, variables, token: await instance.tokenOf(who) });

  it('answers its live dates by its own id and by that of any date', async () => {
    for (const asked of [id, season[1]?.bookingId]) {
      const query = `{ detailbookings(id: "${asked}") { date seriesID startdate enddate repetition } }`;
      const rule = { seriesID: id, startdate: '2027-06-16', enddate: '2027-07-07', repetition: 'WEEKLY' };
      for (const who of [anna, admin])
        expect((await ask(who, query)).data).toEqual({ detailbookings: dates.map((date) => ({ date, ...rule })) });
    }
  });

  it('has a head with the price of all dates, and says which are left out', async () => {
    const query = `{ booking(id: "${id}") { _id date price category skipped { date court reason } } }`;
    expect((await ask(anna, query)).data).toEqual({
      booking: {
        ...{ _id: id, date: '2027-06-16', price: 4500, category: 'SAISON' },
        skipped: [{ date: '2027-07-07', court: 3, reason: 'TAKEN' }],
      },
    });
  });

  it('names its cancelled dates that it has neither booked again, nor leaves out, nor lost by a shorter plan (Q16)', async () => {
    const cancelled = '{ cancelledDates { date court start end } }';
    const dates = { cancelledDates: [{ date: '2027-06-30', court: 4, start: '16:00', end: '17:00' }] };
    for (const asked of [id, season[1]?.bookingId])
      expect((await ask(admin, `{ booking(id: "${asked}") ${cancelled} }`)).data).toEqual({ booking: dates });
    expect((await ask(admin, `{ booking(id: "${block.bookingId}") ${cancelled} }`)).data).toEqual({
      booking: { cancelledDates: [] },
    });
  });

  it("is nobody else's business, and unknown where there is none", async () => {
    expect(outcomeOf(await ask(ben, `{ detailbookings(id: "${id}") { date } }`))).toBe('ERR_NOT_AUTHORIZED');
    expect((await ask(ben, `{ booking(id: "${id}") { date } }`)).data).toEqual({ booking: null });
    for (const unknown of [crypto.randomUUID(), 'x'])
      expect(outcomeOf(await ask(admin, `{ detailbookings(id: "${unknown}") { date } }`))).toBe(
        'ERR_MAIN_BOOKING_NOT_FOUND',
      );
    const plan = `{ bookingsInPeriod(fromDate: "2027-06-16", toDate: "2027-06-16", choosenSport: "TENNIS") { seriesID skipped { date } } }`;
    expect((await ask(ben, plan)).data).toEqual({ bookingsInPeriod: [{ seriesID: null, skipped: null }] });
  });

  const check = `query ($booking: AdminBookingInput!) { checkAvailability(booking: $booking) {
    available occurrences price conflicts { date court category title refund paymentMethod user { firstName } }
    dates { date court start end price conflicts { bookingID } } } }`;
  const entry = (change: Readonly<Record<string, unknown>> = {}) => ({
    booking: {
      ...{ category: 'SAISON', userID: anna.memberNumber, sport: 'TENNIS', court: 4, date: '2027-06-16' },
      ...{ enddate: '2027-06-30', start: '18:00', end: '19:00', ...change },
    },
  });
  const available = async (change = {}, who = admin) =>
    (await ask(who, check, entry(change))).data?.['checkAvailability'];

  it('names the months that it leaves out, or has their last day (Q16)', async () => {
    const monthly = { category: 'TRAINING', title: 'Letzter', date: '2028-01-31', enddate: '2028-04-30' };
    const months = `query ($booking: AdminBookingInput!) { checkAvailability(booking: $booking) {
      occurrences dates { date leftOut } } }`;
    const said = async (lastDays?: boolean) =>
      (await ask(admin, months, entry({ ...monthly, repetition: 'MONTHLY', lastDays }))).data?.['checkAvailability'];
    const withLeftOut = (leftOut: boolean) =>
      ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30'].map((date) => ({
        date,
        leftOut: leftOut && !date.endsWith('31'),
      }));
    expect(await said()).toEqual({ occurrences: 2, dates: withLeftOut(true) });
    expect(await said(true)).toEqual({ occurrences: 4, dates: withLeftOut(false) });
  });

  it('is previewed with every date, its price and what is in its way', async () => {
    expect(await available()).toMatchObject({
      ...{ available: false, occurrences: 3 },
      conflicts: [{ date: '2027-06-23', court: 4, category: 'BLOCK', title: 'Platzpflege', refund: 0, user: null }],
      dates: dates.map((date, index) => ({
        ...{ date, court: 4, start: '18:00', end: '19:00' },
        conflicts: index === 1 ? [{ bookingID: block.bookingId }] : [],
      })),
    });
  });

  it('says of a taken date which other courts are free then, and are not another one of the entry', async () => {
    const free = `query ($booking: AdminBookingInput!) { checkAvailability(booking: $booking) { dates { date court freeCourts } } }`;
    const said = async (change: Readonly<Record<string, unknown>>) =>
      (await ask(admin, free, entry(change))).data?.['checkAvailability'];
    const withFree = (courts: readonly number[], freeCourts: readonly number[]) => ({
      dates: dates.flatMap((date, index) =>
        courts.map((court) => ({ date, court, freeCourts: index === 1 && court === 4 ? freeCourts : [] })),
      ),
    });
    expect(await said({})).toEqual(withFree([4], [1, 2, 6, 7, 8]));
    expect(await said({ courts: [4, 1] })).toEqual(withFree([1, 4], [2, 6, 7, 8]));
    expect(await said({ start: '17:00', end: '18:30' })).toEqual(withFree([4], [1, 2, 5, 6, 7, 8]));
  });

  it('is previewed with what the ADMIN has chosen for a date', async () => {
    expect(await available({ onConflict: 'SKIP' })).toMatchObject({ available: true, occurrences: 3 });
    const choose = (choice: object) => available({ choices: [{ date: '2027-06-23', court: 4, ...choice }] });
    expect(await choose({ action: 'SKIP' })).toMatchObject({ available: true, occurrences: 2, conflicts: [] });
    expect(await choose({ action: 'OTHER_COURT', otherCourt: 6 })).toMatchObject({ available: true, occurrences: 3 });
    expect(await choose({ action: 'OTHER_COURT', otherCourt: 5 })).toMatchObject({
      available: false,
      conflicts: [{ court: 5, refund: bens.price, user: { firstName: 'Ben' } }],
    });
  });

  it('tells a member neither whose booking is in the way nor the price of another person', async () => {
    expect(await available({ court: 5, userID: ben.memberNumber }, anna)).toBeUndefined();
    expect(
      await available({ court: 5, category: 'SINGLE', repetition: 'NONE', date: '2027-06-23' }, anna),
    ).toMatchObject({
      available: false,
      conflicts: [{ court: 5, title: null, refund: null, paymentMethod: null, user: null }],
    });
  });

  it.each([
    ['booking.enddate', { enddate: undefined }],
    ['booking.enddate', { enddate: '2028-12-31' }],
    ['booking.repetition', { repetition: 'NONE' }],
    ['booking.sport', { sport: 'GOLF' }],
    ['booking.userID', { userID: '4711' }],
    ['booking.choices.0.otherCourt', { choices: [{ date: '2027-06-23', court: 4, action: 'OTHER_COURT' }] }],
  ])('is refused with %s', async (field, change) => {
    const answer = await ask(admin, check, entry(change));
    expect(answer.errors?.[0]?.extensions).toMatchObject({ field });
  });
});
