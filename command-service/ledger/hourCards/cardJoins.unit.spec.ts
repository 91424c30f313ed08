import { cents, localDate } from '@platzwart/contracts/core';
import { consentVersion } from '@platzwart/contracts/voucher';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Booker } from '../../booking/domain/bookingRequests.ts';
import { admin, anna, at, ben, monday10, trainer } from '../../booking/domain/specClub.ts';
import { specificationFor } from '../../core/specification.ts';
import { type Block, block, book, booking, cancel, reservation, reserve } from '../courts/specSentences.ts';
import { change } from '../courts/specChanges.ts';
import { type LedgerCommand, type LedgerEvent, type LedgerState, ledgerDecider } from '../ledgerDecider.ts';
import { halfHoursLeftOf } from './hourCardsState.ts';
import { card, cardClub, ordered } from './specCards.ts';

const given = specificationFor(ledgerDecider);
const evening = block('TENNIS 3', '2026-06-16', '18:00-19:30');
const hour = block('TENNIS 4', '2026-06-17', '18:00-19:00');

const pay = (caller: Booker, blocks: Block | readonly Block[], options: Parameters<typeof book>[2] = {}) =>
  book(caller, blocks, {
    ...{ settings: cardClub, paymentMethod: 'VOUCHER', shown: [blocks].flat().map(() => 0) },
    ...options,
  });
const eventsOf = (history: readonly LedgerEvent[], command: LedgerCommand): readonly LedgerEvent[] => {
  const { decision } = given(...history).when(command);
  if (decision.outcome === 'rejected') throw new Error(decision.code);
  return decision.events;
};
/** What cards gain or lose, e.g. `c1 -3 → 17`. */
const movementsIn = (events: readonly LedgerEvent[]): readonly string[] =>
  events.flatMap((event) => {
    if (event.type !== 'HoursUsed' && event.type !== 'HoursReturned') return [];
    const { voucherId, halfHours, halfHoursLeft } = event.data;
    return [`c${voucherId.at(-1)} ${event.type === 'HoursUsed' ? '-' : '+'}${halfHours} → ${halfHoursLeft}`];
  });
const withBooking = (...cards: readonly LedgerEvent[]) => [...cards, ...eventsOf(cards, pay(anna, evening))];

describe('Paying with an hour card', () => {
  it('uses the hours in the append of the booking, which costs nothing and keeps its list price (V7)', () => {
    const [booked, used, ...others] = eventsOf([ordered(anna)], pay(anna, evening));
    expect(booked).toMatchObject({
      type: 'CourtBooked',
      data: { paymentMethod: 'VOUCHER', price: 0, listPrice: 2409, discount: 0 },
    });
    expect(used).toMatchObject({
      type: 'HoursUsed',
      data: { voucherId: card(1), bookingId: booking(1), personId: anna.personId, halfHours: 3, halfHoursLeft: 17 },
    });
    expect(others).toEqual([]);
  });

  it('takes the rest of the oldest card first, over all bookings of the order', () => {
    const cards = [ordered(anna, 1, { halfHours: 4 }), ordered(anna, 2)];
    expect(movementsIn(eventsOf(cards, pay(anna, [evening, hour])))).toEqual(['c1 -3 → 1', 'c1 -1 → 0', 'c2 -1 → 19']);
  });

  it('pays the whole order or nothing, and never with the card of another person', () => {
    given(ordered(anna, 1, { halfHours: 4 }), ordered(ben, 2))
      .when(pay(anna, [evening, hour]))
      .thenRejectedWith('ERR_VOUCHER_NOT_USABLE', 'paymentMethod');
  });

  it('is possible within 14 days, for single bookings alone (V8, V10)', () => {
    const [last, late] = [
      block('TENNIS 3', '2026-06-29', '18:00-19:00'),
      block('TENNIS 3', '2026-06-30', '18:00-19:00'),
    ];
    given(ordered(anna)).when(pay(anna, last)).thenAccepted();
    given(ordered(anna))
      .when(pay(anna, [hour, late]))
      .thenRejectedWith('ERR_VOUCHER_NOT_USABLE', 'bookings.1.paymentMethod');
    given(ordered(trainer))
      .when(pay(trainer, hour))
      .thenRejectedWith('ERR_VOUCHER_NOT_USABLE', 'bookings.0.paymentMethod');
  });

  it('waits for the end of the time of withdrawal, unless its owner has consented (Q14)', () => {
    const waiting = ordered(anna, 1, { consentVersion: null, usableFrom: localDate('2026-06-17') });
    given(waiting).when(pay(anna, evening)).thenRejectedWith('ERR_VOUCHER_NOT_USABLE', 'paymentMethod');
    given(waiting).when(pay(anna, hour)).thenAccepted();
    const consented = {
      type: 'VoucherConsentGiven',
      data: { voucherId: card(1), personId: anna.personId, consentVersion },
    } as const;
    given(waiting, consented).when(pay(anna, evening)).thenAccepted();
    // The other card pays what this one cannot pay yet.
    expect(movementsIn(eventsOf([waiting, ordered(anna, 2)], pay(anna, [evening, hour])))).toEqual([
      ...['c2 -3 → 17', 'c1 -2 → 18'],
    ]);
    given(...eventsOf([waiting], pay(anna, hour)), waiting)
      .when(change(1, evening))
      .thenRejectedWith('ERR_VOUCHER_NOT_USABLE', 'date');
  });

  it('leaves the fee of guests to another method (N24)', () => {
    const settings = { ...cardClub, rules: { ...cardClub.rules, guestFee: cents(500) } };
    const players = [{ members: [], guests: 1, sealedGuests: 'sealed' }];
    const events = eventsOf([ordered(anna)], pay(anna, hour, { settings, players, shown: [500] }));
    expect(events.find(({ type }) => type === 'PlayersChanged')?.data).toMatchObject({
      ...{ guestFee: 500, guestFeePayment: 'INVOICE' },
    });
    expect(movementsIn(events)).toEqual(['c1 -2 → 18']);
  });

  it('is for an ADMIN an entry for a member with hours (V9)', () => {
    const entry = { category: 'SINGLE', person: anna, title: null, byCard: true } as const;
    const events = eventsOf([ordered(anna)], reserve(reservation(hour, 1, entry), cardClub));
    expect(events[0]).toMatchObject({ data: { paymentMethod: 'VOUCHER', price: 0, enteredByClub: true } });
    expect(movementsIn(events)).toEqual(['c1 -2 → 18']);
    given()
      .when(reserve(reservation(hour, 1, entry), cardClub))
      .thenRejectedWith('ERR_VOUCHER_NOT_USABLE', 'paymentMethod');
    given(ordered(anna))
      .when(reserve(reservation(hour, 1, { ...entry, category: 'TRAINING' }), cardClub))
      .thenRejectedWith('ERR_VOUCHER_NOT_USABLE', 'withVoucher');
  });
});

describe('A booking that cards have paid', () => {
  const cards = [ordered(anna, 1, { halfHours: 2 }), ordered(anna, 2)];

  it('gives back exactly what it used when it is cancelled, and a card that was used up is usable again (V11)', () => {
    expect(movementsIn(withBooking(...cards))).toEqual(['c1 -2 → 0', 'c2 -1 → 19']);
    expect(movementsIn(eventsOf(withBooking(...cards), cancel(anna, 1)))).toEqual(['c2 +1 → 20', 'c1 +2 → 2']);
  });

  it('gives nothing back where an ADMIN keeps the price of a late cancellation (B5)', () => {
    const late = at('2026-06-16T10:00:00Z');
    const keep = cancel(admin, 1, { now: late, reason: 'Zu spät', refund: 'NONE' });
    expect(movementsIn(eventsOf(withBooking(...cards), keep))).toEqual([]);
  });

  it('gives its hours back when its court is closed, its person released, or the entry deleted', () => {
    const closing = reservation(evening, 9, { ifTaken: 'DISPLACE' });
    const displace = reserve(closing);
    const ends: readonly LedgerCommand[] = [
      { ...displace, data: { ...displace.data, hasReason: true } },
      { type: 'ReleaseBookings', data: { personId: anna.personId, now: monday10 } },
      { type: 'DeleteBooking', data: { bookingId: booking(1), category: 'SINGLE' } },
    ];
    for (const end of ends)
      expect(movementsIn(eventsOf(withBooking(...cards), end))).toEqual(['c2 +1 → 20', 'c1 +2 → 2']);
  });

  it('uses more hours when it becomes longer, gives some back when shorter, and keeps them when it is moved', () => {
    const history = withBooking(...cards);
    expect(movementsIn(eventsOf(history, change(1, { ...evening, ...spanOf('18:00-20:00') })))).toEqual(['c2 -1 → 18']);
    expect(movementsIn(eventsOf(history, change(1, { ...evening, ...spanOf('18:00-19:00') })))).toEqual(['c2 +1 → 20']);
    const moved = eventsOf(history, change(1, { ...evening, ...spanOf('10:00-11:30') }));
    expect(moved).toMatchObject([{ type: 'BookingChanged', data: { price: 0, ownPrice: false } }]);
    given(...withBooking(ordered(anna, 1, { halfHours: 3 })))
      .when(change(1, { ...evening, ...spanOf('18:00-20:00') }))
      .thenRejectedWith('ERR_VOUCHER_NOT_USABLE', 'end');
    given(...history)
      .when(change(1, evening, { category: 'TRAINING' }))
      .thenRejectedWith('ERR_VOUCHER_NOT_USABLE', 'category');
  });

  it('is moved within the next two weeks only, so that a cancellation after it can be undone (V8)', () => {
    const history = withBooking(...cards);
    const to = (date: string) => change(1, block('TENNIS 3', date, '18:00-19:30'));
    given(...history)
      .when(to('2026-06-30'))
      .thenRejectedWith('ERR_VOUCHER_NOT_USABLE', 'date');
    given(...history)
      .when(to('2026-06-29'))
      .thenAccepted();
  });
});

const spanOf = (span: string) => {
  const { start, end } = block('TENNIS 3', '2026-06-16', span);
  return { start, end };
};

describe('Whatever happens', () => {
  const spans = ['08:00-09:00', '09:00-10:30', '10:00-12:00', '18:00-19:00'];
  const command = fc.record({
    kind: fc.constantFrom('book', 'cancel', 'change', 'delete'),
    number: fc.integer({ min: 1, max: 6 }),
    span: fc.constantFrom(...spans),
    court: fc.integer({ min: 1, max: 3 }),
  });
  type Step = Readonly<{ kind: string; number: number; span: string; court: number }>;
  const commandOf = ({ kind, number, span, court }: Step): LedgerCommand => {
    const place = block(`TENNIS ${court}`, '2026-06-16', span);
    if (kind === 'book') return pay(anna, place, { first: number });
    if (kind === 'cancel') return cancel(anna, number, { now: monday10 });
    return kind === 'change'
      ? change(number, place)
      : { type: 'DeleteBooking', data: { bookingId: booking(number), category: 'SINGLE' } };
  };
  const isConsistent = ({ courts, hourCards }: LedgerState): boolean => {
    const live = [...courts.bookings.values()].filter(({ occupancy, byCard }) => occupancy === 'BOOKED' && byCard);
    const played = live.reduce((sum, { startMinute, endMinute }) => sum + (endMinute - startMinute) / 30, 0);
    const inBounds = [...hourCards.cards.values()].every(
      (each) => each.halfHoursLeft >= 0 && each.halfHoursLeft <= each.halfHours,
    );
    return inBounds && 24 - halfHoursLeftOf(hourCards, anna.personId) === played;
  };

  it('no hour is lost or used twice: what the cards lack is what the live bookings last', () => {
    const cards: readonly LedgerEvent[] = [ordered(anna, 1, { halfHours: 4 }), ordered(anna, 2)];
    fc.assert(
      fc.property(fc.array(command, { maxLength: 25 }), (steps) => {
        let state = cards.reduce(ledgerDecider.evolve, ledgerDecider.initialState);
        return steps.every((step) => {
          const decision = ledgerDecider.decide(commandOf(step), state);
          if (decision.outcome === 'accepted') state = decision.events.reduce(ledgerDecider.evolve, state);
          return isConsistent(state);
        });
      }),
    );
  });
});
