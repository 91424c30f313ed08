import { cents, localDate } from '@platzwart/contracts/core';
import { seriesId } from '@platzwart/contracts/booking';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outcomeOf, sendGraphql } from '../testing/sendGraphql.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { admin, anna, ben } from '../testing/personas.ts';
import { booking } from '../testing/exampleRows.ts';

const id = seriesId('5e51e500-0000-4000-8000-000000000002');
const seasonOn = (date: string, change = {}) =>
  booking({
    ...{
      personId: anna.personId,
      seriesId: id,
      category: 'SAISON',
      court: 3,
      date: localDate(date),
      price: cents(1500),
    },
    ...change,
  });
const [first, second, third] = [
  seasonOn('2027-06-15'),
  seasonOn('2027-06-22', { changedAlone: true, court: 6 }),
  seasonOn('2027-06-29'),
] as const;
const single = booking({
  personId: anna.personId,
  date: localDate('2027-06-15'),
  court: 1,
  price: cents(700),
  ownPrice: true,
});
const bens = booking({ personId: ben.personId, date: localDate('2027-06-29'), court: 4 });
const over = booking({ personId: anna.personId, date: localDate('2020-06-15') });

const update = `mutation ($booking: AdminBookingInput!) { updateBooking(booking: $booking) { code bookings { _id court } } }`;
const check = `query ($booking: AdminBookingInput!) { checkAvailability(booking: $booking) {
  available occurrences price priceBefore recipients { firstName } cancelled { date } kept { reason booking { _id } }
  dates { date court start end price problem booking { _id date court price } conflicts { bookingID } } } }`;

const ofSeries = (change: Readonly<Record<string, unknown>> = {}) => ({
  ...{ _id: first.bookingId, scope: 'ALL', category: 'SAISON', sport: 'TENNIS', court: 3, date: '2027-06-15' },
  ...{ start: '18:00', end: '19:00', ...change },
});
const ofSingle = (change: Readonly<Record<string, unknown>> = {}) =>
  ofSeries({ _id: single.bookingId, scope: null, category: 'SINGLE', court: 1, ...change });

describe('Changing bookings as an ADMIN', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance();
    const rule = {
      repetition: 'WEEKLY',
      startdate: localDate('2027-06-15'),
      enddate: localDate('2027-06-29'),
    } as const;
    await instance.projections.showSeries({ seriesId: id, ...rule, skipped: [] });
    await instance.projections.openCourts('TENNIS', 8);
    const position = await instance.projections.show([first, second, third, single, bens, over]);
    await instance.readSide.watch.waitFor(['bookings', 'club_settings'], position, 5000);
  });
  afterAll(() => instance.close());
  beforeEach(() => {
    instance.commands.commands.length = 0;
  });
  const ask = async (query: string, input: unknown, who = admin) =>
    sendGraphql(instance.url, { query, variables: { booking: input }, token: await instance.tokenOf(who) });
  const checked = async (input: unknown) => (await ask(check, input)).data?.['checkAvailability'];
  const fieldOf = (answer: Awaited<ReturnType<typeof ask>>) => answer.errors?.[0]?.extensions;

  it('sends what is said, and leaves out what stays as it is', async () => {
    instance.commands.answerWith(() => ({ outcome: 'accepted', position: null, ids: [] }));
    expect((await ask(update, ofSingle({ title: null, price: null, onConflict: 'SKIP' }))).data).toEqual({
      updateBooking: { code: 'SUC_BOOKING_UPDATED', bookings: [{ _id: single.bookingId, court: 1 }] },
    });
    const [sent] = instance.commands.commands;
    expect(sent).toMatchObject({
      ...{ type: 'ChangeBooking', actor: admin.personId },
      data: { bookingId: single.bookingId, scope: null, title: null, price: null, onConflict: 'SKIP', court: 1 },
    });
    expect(sent?.data).not.toHaveProperty('remark');
    expect(sent?.data).not.toHaveProperty('userID');
  });

  it('names inputs as the caller does, and is for ADMIN', async () => {
    expect(fieldOf(await ask(update, ofSingle({ _id: undefined })))).toMatchObject({ field: 'booking._id' });
    expect(fieldOf(await ask(update, ofSingle({ courts: [1, 2] })))).toMatchObject({ field: 'booking.courts' });
    expect(outcomeOf(await ask(update, ofSingle({ withVoucher: true })))).toBe('ERR_VOUCHER_NOT_USABLE');
    instance.commands.answerWith(() => ({ outcome: 'rejected', code: 'ERR_BOOKING_NOT_UPDATED', fields: ['id'] }));
    expect(fieldOf(await ask(update, ofSingle()))).toMatchObject({ field: 'booking._id' });
    expect(outcomeOf(await ask(update, ofSingle(), anna))).toBe('ERR_NOT_AUTHORIZED');
    expect(outcomeOf(await ask(check, ofSingle(), anna))).toBe('ERR_NOT_AUTHORIZED');
    const entry = `mutation ($booking: AdminBookingInput!) { bookAsAdmin(booking: $booking) { code } }`;
    expect(fieldOf(await ask(entry, ofSingle()))).toMatchObject({ field: 'booking._id' });
  });

  it('previews one booking with its old and its new price, not counting itself', async () => {
    const change = { date: '2027-06-15', court: 1, start: '18:30', end: '19:30' };
    expect(await checked(ofSingle(change))).toMatchObject({
      ...{
        available: true,
        price: 700,
        priceBefore: 700,
        kept: [],
        cancelled: [],
        recipients: [{ firstName: 'Anna' }],
      },
      dates: [{ ...change, conflicts: [], problem: null, booking: { _id: single.bookingId, price: 700 } }],
    });
    const listed = await checked(ofSingle({ ...change, price: null }));
    expect(listed).toMatchObject({ priceBefore: 700 });
    expect(listed).not.toMatchObject({ price: 700 });
    expect(await checked(ofSingle())).toMatchObject({ available: true, occurrences: 0, recipients: [] });
  });

  it('previews a series with its dates that stay, and what is in the way of the others', async () => {
    expect(await checked(ofSeries({ court: 4 }))).toMatchObject({
      available: false,
      kept: [{ reason: 'CHANGED_ALONE', booking: { _id: second.bookingId } }],
      dates: [
        { date: '2027-06-15', court: 4, conflicts: [], booking: { court: 3 } },
        { date: '2027-06-29', court: 4, conflicts: [{ bookingID: bens.bookingId }] },
      ],
    });
    expect(await checked(ofSeries({ court: 5, includeChanged: true }))).toMatchObject({ occurrences: 3, kept: [] });
    expect(await checked(ofSeries({ enddate: '2027-06-28' }))).toMatchObject({
      ...{ occurrences: 0, cancelled: [{ date: '2027-06-29' }], priceBefore: 1500, price: 0 },
    });
    expect(await checked(ofSeries({ enddate: '2027-07-06' }))).toMatchObject({
      dates: [{ date: '2027-07-06', court: 3, booking: null }],
    });
  });

  it('says of a date whose new court is taken which others are free then, counting those that the change leaves', async () => {
    const free = `query ($booking: AdminBookingInput!) { checkAvailability(booking: $booking) { dates { date court freeCourts } } }`;
    const said = async (change: Readonly<Record<string, unknown>>) =>
      (await ask(free, ofSeries(change))).data?.['checkAvailability'];
    expect(await said({ court: 4 })).toEqual({
      dates: [
        { date: '2027-06-15', court: 4, freeCourts: [] },
        { date: '2027-06-29', court: 4, freeCourts: [1, 2, 3, 5, 6, 7, 8] },
      ],
    });
    expect(await said({ court: 1, start: '17:30', end: '18:30' })).toMatchObject({
      dates: [{ date: '2027-06-15', court: 1, freeCourts: [2, 3, 4, 5, 6, 7, 8] }, { freeCourts: [] }],
    });
  });

  it('previews what the save would refuse: closed, off the grid, too long ago', async () => {
    for (const change of [{ start: '05:00', end: '06:00' }, { end: '18:45' }, { date: '2020-01-01' }])
      expect(await checked(ofSingle(change))).toMatchObject({
        available: false,
        dates: [{ problem: 'ERR_BOOKING_TIME_INVALID' }],
      });
    const { _id, scope, ...entry } = ofSingle({ category: 'BLOCK', title: 'Pflege', start: '05:00', end: '06:00' });
    expect([_id, scope, await checked(entry)]).toMatchObject([{}, null, { available: false }]);
  });

  it('is refused as the save is', async () => {
    const refused = async (input: unknown) => outcomeOf(await ask(check, input));
    expect(await refused(ofSingle({ _id: crypto.randomUUID() }))).toBe('ERR_BOOKING_NOT_FOUND');
    expect(await refused(ofSingle({ _id: over.bookingId, court: 9 }))).toBe('ERR_BOOKING_NOT_UPDATED');
    for (const [field, change] of [
      ['repetition', { repetition: 'DAILY' }],
      ['startdate', { startdate: '2027-06-01' }],
      ['enddate', { enddate: '2029-06-01' }],
      ['userID', { userID: '4711' }],
      ['sport', { sport: 'GOLF' }],
    ] as const)
      expect(fieldOf(await ask(check, ofSeries(change)))).toMatchObject({ field: `booking.${field}` });
  });
});
