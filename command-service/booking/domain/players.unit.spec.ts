import { cents } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { specificationFor } from '../../core/specification.ts';
import { courtsDecider } from '../../ledger/courts/courts.ts';
import { type Block, block, book, booked, booking, cancelled } from '../../ledger/courts/specSentences.ts';
import type { Booker, NewPlayers } from './bookingRequests.ts';
import { admin, anna, ben, clubWith, gast, limitsFor, monday10, trainer } from './specClub.ts';

const given = specificationFor(courtsDecider);
const tuesday = (span: string, place = 'TENNIS 1') => block(place, '2026-06-16', span);
const evening = tuesday('18:00-19:30');
const byName = ({ personId, role, limits }: Booker) => ({ personId, role, limits });
const playing = (members: readonly Booker[], guests = 0): NewPlayers => ({
  members: members.map(byName),
  ...{ guests, sealedGuests: guests > 0 ? 'v1.guests' : null },
});
const nobody = playing([]);

/** What happens when `caller` books `requested` with these players. */
const after = (caller: Booker, requested: Block, players: NewPlayers) => {
  const { decision } = given().when(book(caller, requested, { players: [players] }));
  if (decision.outcome === 'rejected') throw new Error(decision.code);
  return decision.events;
};
const withBen = after(anna, evening, playing([ben]));

describe('Players of a booking', () => {
  it('are an event after the booking, with the fee of the guests as a line of its own for each started hour', () => {
    const settings = clubWith({ guestFee: cents(500) });
    const players = [playing([ben, trainer], 2)];
    const { decision } = given().when(book(anna, evening, { settings, players, shown: [2409 + 2000] }));
    expect(decision).toMatchObject({
      events: [
        { type: 'CourtBooked', data: { price: 2409 } },
        {
          type: 'PlayersChanged',
          data: {
            ...{ bookingId: booking(1), personId: anna.personId, ...evening },
            ...{ members: [ben.personId, trainer.personId], added: [ben.personId, trainer.personId] },
            ...{
              guests: 2,
              sealedGuests: 'v1.guests',
              guestFee: 2000,
              guestFeeVatRate: 19,
              guestFeePayment: 'INVOICE',
            },
          },
        },
      ],
    });
  });

  it('are refused at another price than with the fee', () => {
    const settings = clubWith({ guestFee: cents(500) });
    given()
      .when(book(anna, evening, { settings, players: [playing([], 1)], shown: [2409] }))
      .thenRejectedWith('ERR_PRICE_CHANGED', 'bookings.0');
  });

  it('have a fee that is paid as the club offers, even where the court is free', () => {
    const free = block('SQUASH 1', '2026-06-16', '18:00-19:00');
    const settings = clubWith({ guestFee: cents(500) });
    const request = { settings, players: [playing([], 1)], shown: [500] };
    given()
      .when(book(anna, free, { ...request, paymentMethod: 'CREDIT_CARD' }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'bookings.0');
    given()
      .when(book(anna, free, request))
      .thenAccepted();
  });

  it.each([
    ['none, where the club has none', 'NONE', anna, nobody],
    ['any, where they are optional', 'OPTIONAL', anna, playing([ben], 1)],
    ['a guest, where somebody is required', 'REQUIRED', anna, playing([], 1)],
    ['none, in a trainer’s course', 'REQUIRED', trainer, nobody],
    ['none, in a booking of an ADMIN', 'REQUIRED', admin, nobody],
  ] as const)('may be %s', (...[, rule, caller, players]) => {
    given()
      .when(book(caller, evening, { settings: clubWith({ players: rule }), players: [players] }))
      .thenAccepted();
  });

  it.each([
    ['anybody, where the club has none', 'NONE', anna, playing([], 1)],
    ['nobody, where somebody is required', 'REQUIRED', anna, nobody],
    ['the caller', 'OPTIONAL', anna, playing([anna])],
    ['the same person twice', 'OPTIONAL', anna, playing([ben, ben])],
    ['people of the club, for a guest', 'OPTIONAL', gast, playing([ben])],
  ] as const)('may not be %s', (...[, rule, caller, players]) => {
    given()
      .when(book(caller, evening, { settings: clubWith({ players: rule }), players: [players] }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'bookings.0.players');
  });
});

describe('The quota of players', () => {
  const twoHours = clubWith(limitsFor('MEMBER', { maxMinutesPerDay: 120 }));
  const oneCourt = clubWith(limitsFor('MEMBER', { maxParallel: 1 }));

  it('counts a game with others like an own booking, for minutes and for courts at the same time', () => {
    given(...withBen)
      .when(book(ben, tuesday('09:00-10:00'), { settings: twoHours, first: 9 }))
      .thenRejectedWith('ERR_BOOKING_LIMIT', 'bookings.0');
    given(...withBen)
      .when(book(ben, tuesday('18:00-19:00', 'TENNIS 2'), { settings: oneCourt, first: 9 }))
      .thenRejectedWith('ERR_BOOKING_LIMIT', 'bookings.0');
  });

  it('names only the players as a whole when one of them has no time left', () => {
    const bens = booked(ben, tuesday('09:00-10:00'), 9);
    given(bens)
      .when(book(anna, evening, { settings: twoHours, players: [playing([trainer, ben])] }))
      .thenRejectedWith('ERR_BOOKING_LIMIT', 'bookings.0.players');
    given(bens)
      .when(book(anna, tuesday('09:00-10:00', 'TENNIS 2'), { settings: oneCourt, players: [playing([ben])] }))
      .thenRejectedWith('ERR_BOOKING_LIMIT', 'bookings.0.players');
  });

  it('counts the earlier blocks of the order for each player', () => {
    const blocks = [tuesday('09:00-10:30'), tuesday('11:00-12:00', 'TENNIS 2')];
    given()
      .when(book(trainer, blocks, { settings: twoHours, players: [playing([ben]), playing([ben])] }))
      .thenRejectedWith('ERR_BOOKING_LIMIT', 'bookings.1.players');
    given()
      .when(book(trainer, blocks, { settings: twoHours, players: [playing([ben]), playing([anna])] }))
      .thenAccepted();
  });

  it('does not count them for open bookings, nor once they left, nor once it is cancelled', () => {
    const settings = clubWith(limitsFor('MEMBER', { maxOpenBookings: 1 }));
    given(...withBen)
      .when(book(ben, tuesday('09:00-10:00'), { settings, first: 9 }))
      .thenAccepted();
    const [first] = withBen;
    if (first?.type !== 'CourtBooked') throw new Error('No booking');
    given(...withBen, cancelled(first))
      .when(book(ben, tuesday('09:00-10:00'), { settings: twoHours, first: 9 }))
      .thenAccepted();
    given(...withBen, ...left)
      .when(book(ben, tuesday('09:00-10:00'), { settings: twoHours, first: 9 }))
      .thenAccepted();
  });
});

const leave = (who: Booker, now = monday10) =>
  ({ type: 'LeaveBooking', data: { bookingId: booking(1), playerId: who.personId, now } }) as const;
const leaving = given(...withBen).when(leave(ben)).decision;
const left = leaving.outcome === 'accepted' ? leaving.events : [];

describe('Leaving a booking', () => {
  it('takes the name of the player off it, once', () => {
    expect(left).toMatchObject([
      {
        type: 'PlayerLeft',
        data: { bookingId: booking(1), personId: anna.personId, playerId: ben.personId, ...evening },
      },
    ]);
    given(...withBen, ...left)
      .when(leave(ben))
      .thenRejectedWith('ERR_BOOKING_NOT_FOUND');
  });

  it.each([
    ['the owner', anna],
    ['somebody who is not named', trainer],
  ])('is refused to %s', (_, who) => {
    given(...withBen)
      .when(leave(who))
      .thenRejectedWith('ERR_BOOKING_NOT_FOUND');
  });

  it('is refused once it has begun', () => {
    const now = { ...monday10, date: evening.date, minute: 18 * 60 };
    given(...withBen)
      .when(leave(ben, now))
      .thenRejectedWith('ERR_BOOKING_TIME_INVALID');
  });

  it('happens by itself to an erased person, whose own bookings are cancelled', () => {
    const { decision } = given(...withBen, booked(ben, tuesday('09:00-10:00'), 9)).when({
      type: 'ReleaseBookings',
      data: { personId: ben.personId, now: monday10 },
    });
    expect(decision).toMatchObject({
      events: [
        { type: 'BookingCancelled', data: { bookingId: booking(9) } },
        { type: 'PlayerLeft', data: { bookingId: booking(1), playerId: ben.personId } },
      ],
    });
  });
});
