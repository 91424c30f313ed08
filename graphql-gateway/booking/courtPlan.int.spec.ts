import { localDate } from '@platzwart/contracts/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendGraphql, outcomeOf } from '../testing/sendGraphql.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { admin, anna, ben } from '../testing/personas.ts';
import { booking } from '../testing/exampleRows.ts';

const plan = (fromDate: string, toDate: string, fields = '_id'): string =>
  `{ bookingsInPeriod(fromDate: "${fromDate}", toDate: "${toDate}", choosenSport: "TENNIS") { ${fields} } }`;

describe('The court plan', () => {
  let instance: Instance;
  const hers = booking({ personId: anna.personId, remark: 'Bälle mitbringen' });
  const his = booking({ personId: ben.personId, court: 2, startMinute: 1380, endMinute: 1440 });
  const tomorrow = booking({ personId: ben.personId, date: localDate('2026-06-16') });
  const inTheHall = booking({ personId: ben.personId, sport: 'HALL' });
  const gone = booking({ personId: ben.personId, occupancy: 'CANCELED' });

  beforeAll(async () => {
    instance = await startInstance();
    const position = await instance.projections.show([his, hers, tomorrow, inTheHall, gone]);
    await instance.readSide.watch.waitFor(['bookings'], position, 5000);
  });
  afterAll(() => instance.close());

  it('shows the fields of a booking that the contract promises', async () => {
    const fields = `category title date startdate enddate repetition start end duration court price withVoucher paymentMethod
      state paymentState remark sport mine cancelable cancelableUntil cancelReason user { userID firstName lastName }`;
    const token = await instance.tokenOf(anna);
    const { data } = await sendGraphql(instance.url, { query: plan('2026-06-15', '2026-06-15', fields), token });
    const shared = {
      category: 'SINGLE',
      title: null,
      date: '2026-06-15',
      startdate: null,
      enddate: null,
      repetition: 'NONE',
      withVoucher: false,
      state: 'BOOKED',
      sport: 'TENNIS',
      cancelable: false,
      cancelReason: null,
    };
    const own = {
      mine: true,
      user: { userID: '1001', firstName: 'Anna', lastName: 'Ähre' },
      price: 1200,
      paymentMethod: 'INVOICE',
      paymentState: 'OPEN',
      remark: 'Bälle mitbringen',
      cancelableUntil: '2026-06-14T16:00:00Z',
    };
    const foreign = { user: null, price: null, paymentMethod: null, paymentState: null, remark: null };
    expect(data).toEqual({
      bookingsInPeriod: [
        { ...shared, ...own, start: '18:00', end: '19:00', duration: 60, court: 1 },
        {
          ...shared,
          ...foreign,
          mine: false,
          cancelableUntil: null,
          start: '23:00',
          end: '24:00',
          duration: 60,
          court: 2,
        },
      ],
    });
  });

  it('shows the requested days of one sport, without cancelled bookings', async () => {
    const token = await instance.tokenOf(anna);
    const { data } = await sendGraphql(instance.url, { query: plan('2026-06-15', '2026-06-16'), token });
    const ids = [hers, his, tomorrow].map(({ bookingId }) => ({ _id: bookingId }));
    expect(data).toEqual({ bookingsInPeriod: ids });
  });

  it.each([
    ['more than 62 days', plan('2026-06-01', '2026-08-02')],
    ['days in the wrong order', plan('2026-06-16', '2026-06-15')],
    ['a day that no calendar has', plan('2026-02-29', '2026-03-01')],
    [
      'a sport in lower case',
      '{ bookingsInPeriod(fromDate: "2026-06-15", toDate: "2026-06-15", choosenSport: "tennis") { _id } }',
    ],
  ])('refuses %s', async (_, query) => {
    expect(outcomeOf(await sendGraphql(instance.url, { query, token: await instance.tokenOf(anna) }))).toBe(
      'ERR_INVALID_INPUT',
    );
  });

  it('names the invalid argument', async () => {
    const answer = await sendGraphql(instance.url, {
      query: plan('2026-06-01', '2026-08-02'),
      token: await instance.tokenOf(anna),
    });
    expect(answer.errors?.[0]).toMatchObject({
      path: ['bookingsInPeriod'],
      extensions: { field: 'toDate', fields: ['toDate'] },
    });
  });

  it('finds one booking by either of its ids', async () => {
    const token = await instance.tokenOf(anna);
    const id = Buffer.from(`Booking:${hers.bookingId}`).toString('base64');
    for (const given of [hers.bookingId, id]) {
      const { data } = await sendGraphql(instance.url, { query: `{ booking(id: "${given}") { id remark } }`, token });
      expect(data).toEqual({ booking: { id, remark: 'Bälle mitbringen' } });
    }
  });

  it('lists all bookings of a person for that person and for an ADMIN', async () => {
    const query = '{ bookingsByUser(userID: "1002") { _id state } }';
    const rows = [
      { _id: inTheHall.bookingId, state: 'BOOKED' },
      { _id: gone.bookingId, state: 'CANCELED' },
      { _id: his.bookingId, state: 'BOOKED' },
      { _id: tomorrow.bookingId, state: 'BOOKED' },
    ];
    for (const person of [ben, admin]) {
      const { data } = await sendGraphql(instance.url, { query, token: await instance.tokenOf(person) });
      expect(data?.['bookingsByUser']).toEqual(expect.arrayContaining(rows));
    }
    const own = { query: '{ bookingsByUser { _id state } }', token: await instance.tokenOf(ben) };
    const { data: ofTheCaller } = await sendGraphql(instance.url, own);
    expect(ofTheCaller?.['bookingsByUser']).toEqual(expect.arrayContaining(rows));
    const nobody = await sendGraphql(instance.url, {
      query: '{ bookingsByUser(userID: "4711") { _id } }',
      token: await instance.tokenOf(admin),
    });
    expect(outcomeOf(nobody)).toBe('ERR_USER_NOT_FOUND');
  });
});
