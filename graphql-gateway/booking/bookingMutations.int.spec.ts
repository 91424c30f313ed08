import { randomUUID } from 'node:crypto';
import type { BookingRow } from '@platzwart/contracts/booking';
import { bookingId, cents } from '@platzwart/contracts/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendGraphql, outcomeOf } from '../testing/sendGraphql.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { admin, anna, ben, gast } from '../testing/personas.ts';
import { booking } from '../testing/exampleRows.ts';

const book = `mutation ($bookings: [UserBookingInput!]!) { bookAsUser(bookings: $bookings) {
  success code msg bookings { _id court start end price category paymentState remark mine user { firstName } } } }`;
const cancel = `mutation ($id: ID!, $category: BookingCategory!, $userID: ID, $reason: String) {
  cancelBooking(id: $id, category: $category, userID: $userID, reason: $reason) { success code msg } }`;
const block = (change: Readonly<Record<string, unknown>> = {}) => ({
  sport: 'TENNIS',
  date: '2026-06-18',
  start: '18:00',
  end: '19:00',
  court: 1,
  price: 1200,
  paymentMethod: 'INVOICE',
  ...change,
});

describe('Booking and cancelling', () => {
  let instance: Instance;
  let token: string;
  beforeAll(async () => {
    instance = await startInstance();
    token = await instance.tokenOf(anna);
  });
  afterAll(() => instance.close());
  beforeEach(() => {
    instance.commands.commands.length = 0;
  });

  /** As with an order that ends what the person waited for, is paid by hour card and names players: several events for each booking. */
  const acceptWith = (rows: readonly BookingRow[]): void =>
    instance.commands.answerWith(async () => {
      const position = await instance.projections.show(rows);
      const ids = rows.map(({ bookingId: id }) => id);
      return { outcome: 'accepted', position, ids: [randomUUID(), ...ids.flatMap((id) => [id, id]), ...ids] };
    });

  it('sends the order in the member’s name and answers with the rows that the read models now have', async () => {
    const rows = [
      booking({ personId: anna.personId, court: 2, remark: 'Doppel', price: cents(1200) }),
      booking({ personId: anna.personId, court: 1, startMinute: 1380, endMinute: 1440 }),
    ];
    acceptWith(rows);
    const bookings = [block({ court: 2, remark: ' Doppel ' }), block({ start: '23:00', end: '24:00' })];
    const headers = { 'idempotency-key': 'tap-0001' };
    const { data } = await sendGraphql(instance.url, { query: book, variables: { bookings }, token, headers });
    expect(data).toEqual({
      bookAsUser: {
        success: true,
        code: 'SUC_BOOKING_CREATED',
        msg: 'Die Buchung ist eingetragen.',
        bookings: [
          {
            _id: rows[0]?.bookingId,
            court: 2,
            start: '18:00',
            end: '19:00',
            price: 1200,
            category: 'SINGLE',
            paymentState: 'OPEN',
            remark: 'Doppel',
            mine: true,
            user: { firstName: 'Anna' },
          },
          {
            _id: rows[1]?.bookingId,
            court: 1,
            start: '23:00',
            end: '24:00',
            price: 1200,
            category: 'SINGLE',
            paymentState: 'OPEN',
            remark: null,
            mine: true,
            user: { firstName: 'Anna' },
          },
        ],
      },
    });
    expect(instance.commands.commands).toMatchObject([
      {
        type: 'BookAsUser',
        actor: anna.personId,
        idempotencyKey: 'tap-0001',
        data: {
          bookings: [
            { ...bookings[0], remark: 'Doppel' },
            { ...bookings[1], remark: null },
          ],
        },
      },
    ]);
  });

  it('shows the booking to a query that follows the mutation’s response', async () => {
    for (let round = 1; round <= 20; round += 1) {
      const row = booking({ personId: anna.personId, court: round });
      acceptWith([row]);
      await sendGraphql(instance.url, { query: book, variables: { bookings: [block({ court: round })] }, token });
      const query =
        '{ bookingsInPeriod(fromDate: "2026-06-15", toDate: "2026-06-15", choosenSport: "TENNIS") { _id } }';
      expect(JSON.stringify(await sendGraphql(instance.url, { query, token: await instance.tokenOf(ben) }))).toContain(
        row.bookingId,
      );
    }
  });

  it('answers after two seconds with the accepted blocks where the read models are late', async () => {
    const id = randomUUID();
    instance.commands.answerWith(() => ({ outcome: 'accepted', position: '99999999999999999999', ids: [id] }));
    const started = performance.now();
    const query = book.replace('_id court', '_id sport date court');
    const bookings = [block({ end: '20:00', remark: 'spät' })];
    const { data } = await sendGraphql(instance.url, {
      query,
      variables: { bookings },
      token: await instance.tokenOf(gast),
    });
    expect(performance.now() - started).toBeGreaterThan(1900);
    expect(data).toMatchObject({
      bookAsUser: {
        success: true,
        bookings: [
          {
            _id: id,
            sport: 'TENNIS',
            date: '2026-06-18',
            start: '18:00',
            end: '20:00',
            court: 1,
            category: 'GUEST_SINGLE',
            remark: 'spät',
            mine: true,
            user: { firstName: 'Gast' },
          },
        ],
      },
    });
  });

  it('does not wait where a repeated call changed nothing', async () => {
    const positions = ['99999999999999999999', null];
    instance.commands.answerWith(() => ({
      outcome: 'accepted',
      position: positions.shift() ?? null,
      ids: [randomUUID()],
    }));
    const request = { query: book, variables: { bookings: [block()] }, token };
    const waiting = sendGraphql(instance.url, request).then(() => 'waited');
    await expect.poll(() => positions).toHaveLength(1);
    const repeated = sendGraphql(instance.url, request).then(outcomeOf);
    expect(await Promise.race([waiting, repeated])).toBe('data');
    await waiting;
  });

  it('passes on the refusal and its fields', async () => {
    instance.commands.answerWith(() => ({
      outcome: 'rejected',
      code: 'ERR_BOOKING_CONFLICT',
      fields: ['bookings.1', 'bookings.2'],
    }));
    const answer = await sendGraphql(instance.url, {
      query: book,
      variables: { bookings: [block(), block(), block()] },
      token,
    });
    expect(answer).toEqual({
      data: null,
      errors: [
        {
          message: 'ERR_BOOKING_CONFLICT',
          path: ['bookAsUser'],
          extensions: { code: 'ERR_BOOKING_CONFLICT', field: 'bookings.1', fields: ['bookings.1', 'bookings.2'] },
        },
      ],
    });
  });

  it.each([
    ['no block at all', [], 'bookings'],
    ['more blocks than any screen offers', Array.from({ length: 51 }, () => block()), 'bookings'],
    ['a court below one', [block(), block({ court: 0 })], 'bookings.1.court'],
    ['a sport in lower case', [block({ sport: 'tennis' })], 'bookings.0.sport'],
    ['a remark of a page', [block({ remark: 'x'.repeat(501) })], 'bookings.0.remark'],
  ])('refuses %s before a command is sent', async (_, bookings, field) => {
    const answer = await sendGraphql(instance.url, { query: book, variables: { bookings }, token });
    expect(answer.errors).toMatchObject([{ message: 'ERR_INVALID_INPUT', extensions: { field } }]);
    expect(instance.commands.commands).toEqual([]);
  });

  it.each([
    [{ price: -1 }, 'bookings.1.price'],
    [{ price: 12.5 }, 'bookings.1.price'],
    [{ start: '25:00' }, 'bookings.1.start'],
    [{ date: '2026-02-30' }, 'bookings.1.date'],
    [{ userID: '1002' }, 'bookings.1'],
    [{ price: '1200' }, 'bookings.1.price'],
  ])('refuses a block with %j, and names what is wrong', async (change, field) => {
    const variables = { bookings: [block(), block(change)] };
    const answer = await sendGraphql(instance.url, { query: book, variables, token });
    expect(answer.errors).toMatchObject([{ message: 'ERR_INVALID_INPUT', extensions: { fields: [field] } }]);
    expect(instance.commands.commands).toEqual([]);
  });

  it.each(['', 'short', 'x'.repeat(201), 'with space'])('rejects "%s" as an idempotency key', async (key) => {
    const headers = { 'idempotency-key': key };
    const answer = await sendGraphql(instance.url, { query: book, variables: { bookings: [block()] }, token, headers });
    expect(outcomeOf(answer)).toBe('ERR_INVALID_INPUT');
  });

  it('cancels by either id, and answers in the caller’s language', async () => {
    const row = booking({ personId: anna.personId });
    instance.commands.answerWith(async () => ({
      outcome: 'accepted',
      position: await instance.projections.cancel(row),
      ids: [row.bookingId],
    }));
    for (const id of [row.bookingId, Buffer.from(`Booking:${row.bookingId}`).toString('base64')]) {
      const variables = { id, category: 'SINGLE' };
      const { data } = await sendGraphql(instance.url, {
        query: cancel,
        variables,
        token,
        headers: { 'accept-language': 'en-GB' },
      });
      const msg = 'The booking is cancelled and the court is free again.';
      expect(data).toEqual({ cancelBooking: { success: true, code: 'SUC_BOOKING_CANCELED', msg } });
    }
    const data = {
      bookingId: row.bookingId,
      category: 'SINGLE',
      userID: null,
      reason: null,
      refund: null,
      scope: null,
    };
    expect(instance.commands.commands.map(({ data: sent }) => sent)).toEqual([data, data]);
  });

  it('lets only an ADMIN book for another person, and passes the reason on', async () => {
    const variables = {
      id: bookingId(randomUUID()),
      category: 'SINGLE',
      userID: ben.memberNumber,
      reason: 'Platzregen',
    };
    expect(outcomeOf(await sendGraphql(instance.url, { query: cancel, variables, token }))).toBe('ERR_NOT_AUTHORIZED');
    expect(instance.commands.commands).toEqual([]);
    instance.commands.answerWith(() => ({ outcome: 'accepted', position: null, ids: [] }));
    expect(
      outcomeOf(await sendGraphql(instance.url, { query: cancel, variables, token: await instance.tokenOf(admin) })),
    ).toBe('data');
    expect(instance.commands.commands[0]).toMatchObject({
      actor: admin.personId,
      data: { userID: '1002', reason: 'Platzregen' },
    });
  });

  it('answers ERR_SERVER where the command-service sends an unexpected response, ERR_DB_CONNECTION where it is away', async () => {
    instance.commands.answerWith(() => ({ outcome: 'rejected', code: 'ERR_OF_TOMORROW', fields: [] }));
    const call = { query: book, variables: { bookings: [block()] }, token };
    expect(outcomeOf(await sendGraphql(instance.url, call))).toBe('ERR_SERVER');
    const alone = await startInstance();
    await alone.commands.close();
    const whileAway = await sendGraphql(alone.url, { ...call, token: await alone.tokenOf(anna) });
    expect(outcomeOf(whileAway)).toBe('ERR_DB_CONNECTION');
    expect(alone.serverErrors).toHaveLength(1);
    expect(
      outcomeOf(await sendGraphql(alone.url, { query: '{ currentUser { _id } }', token: await alone.tokenOf(anna) })),
    ).toBe('data');
    await alone.close();
  });
});
