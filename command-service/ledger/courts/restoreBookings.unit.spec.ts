import { cents, clubEventId, localDate } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { specificationFor } from '../../core/specification.ts';
import { anna, at, ben, clubWith, monday10, trainer } from '../../booking/domain/specClub.ts';
import { courtsDecider } from './courts.ts';
import type { Restored, RestoreBookings } from './courtsCommands.ts';
import type { CourtsEvent } from './courtsEvents.ts';
import { block, book, booked, booking, cancelled, order, reservation, reserve } from './specSentences.ts';

const given = specificationFor(courtsDecider);
const evening = block('TENNIS 3', '2026-06-15', '18:00-19:00');
const eventsOf = (decision: ReturnType<ReturnType<typeof given>['when']>['decision']): readonly CourtsEvent[] =>
  decision.outcome === 'accepted' ? decision.events : [];
const again = (number: number, person: Restored['person'], members: Restored['members'] = []): Restored => ({
  ...{ bookingId: booking(number), newId: booking(number + 800), person, members },
});
const restore = (data: Partial<RestoreBookings['data']>): RestoreBookings => ({
  type: 'RestoreBookings',
  data: { now: monday10, settings: clubWith({}), orderId: order(9), closures: [], bookings: [], ...data },
});

const settings = clubWith({ guestFee: cents(500) });
const players = [{ members: [ben], guests: 1, sealedGuests: 'v1.guests' }];
const annas = eventsOf(given().when(book(anna, evening, { settings, players, shown: [1606 + 500] })).decision);
const rain = reserve(
  reservation(block('TENNIS 3', '2026-06-15', '18:00-20:00'), 50, { title: 'Regen', ifTaken: 'DISPLACE' }),
);
const closed = [
  ...annas,
  ...eventsOf(given(...annas).when({ ...rain, data: { ...rain.data, hasReason: true } }).decision),
];
const undo = restore({ closures: [booking(50)], bookings: [again(1, anna, [ben.personId])] });

describe('Taking back what the club did', () => {
  it('reopens the court, and books again with price, owner and players what had to make way, in one append', () => {
    expect(given(...closed).when(undo).decision).toMatchObject({
      events: [
        { type: 'BookingCancelled', data: { bookingId: booking(50) } },
        {
          type: 'CourtBooked',
          data: {
            ...evening,
            bookingId: booking(801),
            personId: anna.personId,
            price: 1606,
            enteredByClub: false,
            restored: true,
          },
        },
        {
          type: 'PlayersChanged',
          data: { members: [ben.personId], guests: 1, sealedGuests: 'v1.guests', guestFee: 500 },
        },
      ],
    });
  });

  it('takes back what the club entered as an event in the same way', () => {
    const fair = reserve(
      reservation(block('TENNIS 3', '2026-06-15', '18:00-20:00'), 50, {
        ...{ category: 'EVENT', title: 'Markt', ifTaken: 'DISPLACE' },
      }),
    );
    const held = [
      ...annas,
      ...eventsOf(given(...annas).when({ ...fair, data: { ...fair.data, hasReason: true } }).decision),
    ];
    expect(eventsOf(given(...held).when(undo).decision).map(({ type }) => type)).toEqual([
      'BookingCancelled',
      'CourtBooked',
      'PlayersChanged',
    ]);
  });

  it('writes nothing when the same command arrives twice', () => {
    const undone = [...closed, ...eventsOf(given(...closed).when(undo).decision)];
    given(...undone)
      .when(undo)
      .thenNothingHappens();
  });

  it('reopens the court for nobody where its owner is not of the club any more, and without a player who is not', () => {
    const withoutOwner = restore({ closures: [booking(50)], bookings: [again(1, null)] });
    expect(eventsOf(given(...closed).when(withoutOwner).decision)).toHaveLength(1);
    const withoutBen = restore({ closures: [booking(50)], bookings: [again(1, anna)] });
    expect(given(...closed).when(withoutBen).decision).toMatchObject({
      events: [{}, { type: 'CourtBooked' }, { type: 'PlayersChanged', data: { members: [], guests: 1 } }],
    });
  });

  it('leaves out what finds its court taken, and beside a closure what is over; where nothing is left it is refused', () => {
    const only = booked(anna, evening);
    const taken = [only, cancelled(only), booked(ben, evening, 2)];
    given(...taken)
      .when(restore({ bookings: [again(1, anna)] }))
      .thenRejectedWith('ERR_BOOKING_CONFLICT');
    const late = { ...undo, data: { ...undo.data, now: { ...monday10, minute: 19 * 60 } } };
    expect(eventsOf(given(...closed).when(late).decision).map(({ type }) => type)).toEqual(['BookingCancelled']);
    expect(
      given(...closed, booked(trainer, block('TENNIS 3', '2026-06-16', '18:00-19:00'), 3)).when(undo).decision,
    ).toMatchObject({ outcome: 'accepted' });
  });

  it('makes a booking again that is over, however long ago: it was cancelled by mistake, and is owed', () => {
    for (const date of ['2026-06-15', '2026-03-02']) {
      const over = booked(anna, { ...evening, date: localDate(date) });
      expect(
        given(over, cancelled(over)).when(restore({ bookings: [again(1, anna)], now: at('2026-06-15T19:00:00Z') }))
          .decision,
      ).toMatchObject({ events: [{ type: 'CourtBooked', data: { date } }] });
    }
  });

  it('makes dates of a series again as dates of it', () => {
    const date = booked(anna, { ...evening, category: 'SAISON', enteredByClub: true });
    const other = booked(anna, { ...block('TENNIS 3', '2026-06-22', '18:00-19:00'), category: 'SAISON' }, 2);
    const both = restore({ bookings: [again(1, anna), again(2, anna)] });
    expect(given(date, other, cancelled(date), cancelled(other)).when(both).decision).toMatchObject({
      events: [
        { data: { category: 'SAISON', date: '2026-06-15', enteredByClub: true } },
        { data: { category: 'SAISON', date: '2026-06-22' } },
      ],
    });
  });

  it('is free of charge where the price of what was cancelled stays', () => {
    const [court, fee] = annas;
    if (court?.type !== 'CourtBooked' || !fee) throw new Error('Anna has not booked with a guest');
    const { data } = cancelled(court);
    const keeping = (refund: 'FULL' | 'NONE') =>
      given(court, fee, { type: 'BookingCancelled', data: { ...data, refund } }).when(
        restore({ bookings: [again(1, anna, [ben.personId])] }),
      ).decision;
    const free = { price: 0, paymentMethod: null, bookingId: booking(801) };
    expect(keeping('NONE')).toMatchObject({
      events: [{ data: free }, { data: { guests: 1, guestFee: 0, guestFeePayment: null } }],
    });
    expect(keeping('FULL')).toMatchObject({
      events: [{ data: { price: 1606, paymentMethod: 'INVOICE' } }, { data: { guestFee: 500 } }],
    });
  });

  it('refuses what is no closure or not closed any more, and what was not cancelled', () => {
    const only = booked(anna, evening);
    given(only)
      .when(restore({ closures: [booking(1)] }))
      .thenRejectedWith('ERR_BOOKING_NOT_FOUND');
    given(only)
      .when(restore({ bookings: [again(1, anna)] }))
      .thenRejectedWith('ERR_BOOKING_NOT_UPDATED');
    given()
      .when(restore({ bookings: [again(1, anna)] }))
      .thenRejectedWith('ERR_BOOKING_NOT_FOUND');
    const ofEvent = { category: 'EVENT', eventId: clubEventId('0e000000-0000-4000-8000-00000000000e') } as const;
    given(booked(null, { ...evening, ...ofEvent }))
      .when(restore({ closures: [booking(1)] }))
      .thenRejectedWith('ERR_BOOKING_NOT_FOUND');
    const open = booked(null, { ...evening, category: 'BLOCK', title: 'Regen' });
    given(open, cancelled(open))
      .when(restore({ closures: [booking(1)] }))
      .thenRejectedWith('ERR_BOOKING_NOT_UPDATED');
  });
});
