import { randomUUID } from 'node:crypto';
import { type BookingRow, seriesId } from '@platzwart/contracts/booking';
import { cents, clubEventId, localDate } from '@platzwart/contracts/core';
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

  it('makes it again as it was where an ADMIN says so, of a series with all dates that were cancelled with it', async () => {
    acceptWith(booking());
    const single = cancelledRow();
    await send(single, await instance.tokenOf(admin));
    const ofSeries = { seriesId: seriesId(randomUUID()), category: 'SAISON' as const };
    const [first, second] = [cancelledRow(ofSeries), cancelledRow({ ...ofSeries, date: localDate('2026-06-22') })];
    const earlier = cancelledRow({ ...ofSeries, date: localDate('2026-06-29'), cancelledAt: minutesAgo(10) });
    await instance.projections.show([second, earlier]);
    await send(first, await instance.tokenOf(admin));
    expect(instance.commands.commands).toMatchObject([
      { type: 'RestoreBookings', data: { closures: [], bookings: [single.bookingId] } },
      { type: 'RestoreBookings', data: { closures: [], bookings: [first.bookingId, second.bookingId] } },
    ]);
  });

  it('takes the id of a series, too, for an ADMIN: what was last cancelled of it comes back', async () => {
    acceptWith(booking());
    const series = seriesId(randomUUID());
    const ofSeries = { seriesId: series, category: 'SAISON' as const };
    const [first, second] = [cancelledRow(ofSeries), cancelledRow({ ...ofSeries, date: localDate('2026-06-22') })];
    const earlier = cancelledRow({ ...ofSeries, date: localDate('2026-06-29'), cancelledAt: minutesAgo(10) });
    await instance.projections.show([earlier, first, second]);
    const undoSeries = (as: string) => sendGraphql(instance.url, { query: undo, variables: { id: series }, token: as });
    expect(outcomeOf(await undoSeries(token))).toBe('ERR_BOOKING_NOT_UPDATED');
    expect(outcomeOf(await undoSeries(await instance.tokenOf(ben)))).toBe('ERR_BOOKING_NOT_FOUND');
    await undoSeries(await instance.tokenOf(admin));
    expect(instance.commands.commands).toMatchObject([
      { type: 'RestoreBookings', data: { closures: [], bookings: [first.bookingId, second.bookingId] } },
    ]);
  });

  it('pays with the hours that came back where a card had paid', async () => {
    acceptWith(booking({ personId: anna.personId, court: 2 }));
    await send(cancelledRow({ price: cents(0), paymentMethod: 'VOUCHER' }));
    expect(instance.commands.commands).toMatchObject([
      { type: 'BookAsUser', data: { bookings: [{ price: 0, paymentMethod: 'VOUCHER' }] } },
    ]);
  });

  it('is refused where it was paid online, because that money is on its way back', async () => {
    const online = cancelledRow({ paymentMethod: 'PAYPAL', paymentState: 'REFUND_DUE' });
    for (const as of [anna, admin])
      expect(outcomeOf(await send(online, await instance.tokenOf(as)))).toBe('ERR_BOOKING_NOT_UPDATED');
    expect(instance.commands.commands).toEqual([]);
  });

  it('is an ADMIN’s where the price stays to be paid, also of their own booking, because only the club makes it again for nothing', async () => {
    acceptWith(booking());
    const asAdmin = await instance.tokenOf(admin);
    for (const paymentState of ['OPEN', 'PAID'] as const) {
      expect(outcomeOf(await send(cancelledRow({ paymentState })))).toBe('ERR_BOOKING_NOT_UPDATED');
      expect(outcomeOf(await send(cancelledRow({ paymentState, personId: admin.personId }), asAdmin))).toBe('data');
    }
    expect(instance.commands.commands.map(({ type }) => type)).toEqual(['RestoreBookings', 'RestoreBookings']);
  });

  it('is refused after ten minutes, for dates of a series, and for what is not one’s own', async () => {
    const late = cancelledRow({ cancelledAt: minutesAgo(11) });
    expect(outcomeOf(await send(late))).toBe('ERR_BOOKING_NOT_UPDATED');
    expect(outcomeOf(await send(cancelledRow({ seriesId: seriesId(randomUUID()) })))).toBe('ERR_BOOKING_NOT_UPDATED');
    expect(outcomeOf(await send(booking({ personId: anna.personId })))).toBe('ERR_BOOKING_NOT_UPDATED');
    expect(outcomeOf(await send(cancelledRow({ personId: ben.personId })))).toBe('ERR_BOOKING_NOT_FOUND');
    expect(instance.commands.commands).toEqual([]);
  });

  describe('of a closure', () => {
    const undoClosure = async (row: BookingRow, as = admin) =>
      sendGraphql(instance.url, {
        query: 'mutation ($ids: [ID!]!) { undoClosure(closures: $ids) { code bookings { _id } } }',
        variables: { ids: [row.bookingId] },
        token: await instance.tokenOf(as),
      });
    const closureAt = (bookedAt: string) =>
      booking({
        personId: null,
        category: 'BLOCK',
        title: 'Regen',
        court: 4,
        startMinute: 1_080,
        endMinute: 1_200,
        bookedAt,
      });

    it.each([
      ['BLOCK', 4],
      ['EVENT', 6],
    ] as const)(
      'brings back what had to make way for it as %s, on its court and at its time, but not what was paid online',
      async (category, court) => {
        const at = minutesAgo(9);
        const closure = { ...closureAt(at), category, court };
        const displaced = {
          court,
          occupancy: 'CANCELED',
          cancelledAt: at,
          startMinute: 1_110,
          endMinute: 1_170,
        } as const;
        const gone = booking({ ...displaced, personId: ben.personId });
        await instance.projections.show([
          ...[closure, gone],
          booking({ ...displaced, court: 5 }),
          booking({ ...displaced, cancelledAt: minutesAgo(12) }),
          booking({ ...displaced, startMinute: 600, endMinute: 660 }),
          booking({ ...displaced, paymentMethod: 'PAYPAL' }),
        ]);
        const again = booking({ personId: ben.personId, court });
        acceptWith(again);
        const { data } = await undoClosure(closure);
        expect(data).toEqual({ undoClosure: { code: 'SUC_BOOKING_UPDATED', bookings: [{ _id: again.bookingId }] } });
        expect(instance.commands.commands).toMatchObject([
          { type: 'RestoreBookings', data: { closures: [closure.bookingId], bookings: [gone.bookingId] } },
        ]);
      },
    );

    it('is refused after ten minutes, for what is no closure, and for members', async () => {
      const late = closureAt(minutesAgo(11));
      const recent = closureAt(minutesAgo(1));
      const cup = booking({
        ...{ personId: null, category: 'EVENT', title: 'Pokal', bookedAt: minutesAgo(1) },
        eventId: clubEventId(randomUUID()),
      });
      await instance.projections.show([late, recent, cup]);
      expect(outcomeOf(await undoClosure(late))).toBe('ERR_BOOKING_NOT_UPDATED');
      expect(outcomeOf(await undoClosure(cup))).toBe('ERR_BOOKING_NOT_FOUND');
      expect(outcomeOf(await undoClosure(recent, anna))).toBe('ERR_NOT_AUTHORIZED');
      expect(instance.commands.commands).toEqual([]);
    });
  });
});
