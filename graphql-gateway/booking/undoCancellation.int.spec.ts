import { randomUUID } from 'node:crypto';
import type { BookingRow } from '@platzwart/contracts/booking';
import { cents, seriesId } from '@platzwart/contracts/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { booking } from '../testing/exampleRows.ts';
import { type Instance, startInstance, testTime } from '../testing/instance.ts';
import { admin, anna, ben } from '../testing/personas.ts';
import { outcomeOf, sendGraphql } from '../testing/sendGraphql.ts';

describe('Undoing a cancellation', () => {
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

  const acceptWith = (row: BookingRow): void =>
    instance.commands.answerWith(async () => {
      const position = await instance.projections.show([row]);
      return { outcome: 'accepted', position, ids: [row.bookingId] };
    });
  const undo = 'mutation ($id: ID!) { undoCancellation(id: $id) { code bookings { _id } } }';
  const minutesAgo = (minutes: number): string => new Date(testTime - minutes * 60_000).toISOString();
  const cancelledRow = (change: Partial<BookingRow> = {}) =>
    booking({
      ...{ personId: anna.personId, court: 2, remark: 'Doppel', occupancy: 'CANCELED', paymentState: 'NONE' },
      ...{ cancelledAt: minutesAgo(9), ...change },
    });
  const send = async (row: BookingRow, as = token) => {
    await instance.projections.show([row]);
    return sendGraphql(instance.url, { query: undo, variables: { id: row.bookingId }, token: as });
  };

  it('books for its owner what they had booked, at that price', async () => {
    const again = booking({ personId: anna.personId, court: 2 });
    acceptWith(again);
    const { data } = await send(
      cancelledRow({
        players: [
          { personId: ben.personId, guestName: null },
          { personId: null, guestName: 'Gitte' },
        ],
      }),
    );
    expect(data).toEqual({ undoCancellation: { code: 'SUC_BOOKING_CREATED', bookings: [{ _id: again.bookingId }] } });
    const players = [
      { userID: ben.memberNumber, guestName: null },
      { userID: null, guestName: 'Gitte' },
    ];
    const place = { sport: 'TENNIS', date: '2026-06-15', start: '18:00', end: '19:00', court: 2 };
    const bookings = [{ ...place, price: 1200, paymentMethod: 'INVOICE', remark: 'Doppel', players }];
    expect(instance.commands.commands).toMatchObject([{ type: 'BookAsUser', data: { bookings } }]);
  });

  it('enters for the club what an ADMIN had cancelled', async () => {
    acceptWith(booking());
    await send(cancelledRow({ ownPrice: true, price: cents(500) }), await instance.tokenOf(admin));
    expect(instance.commands.commands).toMatchObject([
      {
        type: 'BookAsAdmin',
        data: { userID: anna.memberNumber, courts: [2], category: 'SINGLE', price: 500, onConflict: 'ABORT' },
      },
    ]);
  });

  it('is refused after ten minutes, for dates of a series, and for what is not one’s own', async () => {
    const late = cancelledRow({ cancelledAt: minutesAgo(11) });
    expect(outcomeOf(await send(late))).toBe('ERR_BOOKING_NOT_UPDATED');
    expect(outcomeOf(await send(cancelledRow({ seriesId: seriesId(randomUUID()) })))).toBe('ERR_BOOKING_NOT_UPDATED');
    expect(outcomeOf(await send(booking({ personId: anna.personId })))).toBe('ERR_BOOKING_NOT_UPDATED');
    expect(outcomeOf(await send(cancelledRow({ personId: ben.personId })))).toBe('ERR_BOOKING_NOT_FOUND');
    expect(instance.commands.commands).toEqual([]);
  });
});
