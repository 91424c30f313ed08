import { cents, clubEventId, localDate } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { specificationFor } from '../../core/specification.ts';
import { admin, anna, at, ben, clubWith, gast } from '../../booking/domain/specClub.ts';
import { courtsDecider } from './courts.ts';
import { change, wasOf } from './specChanges.ts';
import { block, booked, booking, cancelled } from './specSentences.ts';

const given = specificationFor(courtsDecider);
/** Two half hours at the evening price for members, 803 cents each. */
const evening = block('TENNIS 3', '2026-06-16', '18:00-19:00');
const annas = booked(anna, { ...evening, price: cents(1606), listPrice: cents(1606) });
const bens = booked(ben, block('TENNIS 4', '2026-06-16', '18:00-19:00'), 2);
const sperre = booked(null, { ...block('TENNIS 5', '2026-06-16', '08:00-10:00'), price: cents(0) }, 3);
const changedTo = (data: object) => ({ outcome: 'accepted', events: [{ type: 'BookingChanged', data }] });
const nothing = { outcome: 'accepted', events: [] };

describe('Changing a booking', () => {
  it('to another court of the same sport costs the same, and says what it was', () => {
    const to = { ...evening, court: 7 };
    expect(given(annas).when(change(1, to)).decision).toMatchObject(
      changedTo({ ...to, bookingId: booking(1), price: 1606, pricing: null, scope: 'THIS', was: wasOf(annas) }),
    );
  });

  it('to another time costs what the price list says of it today', () => {
    const to = block('TENNIS 3', '2026-06-16', '15:00-17:00');
    const pricing = { listPrice: 2400, discount: 0, vatRate: 7, role: 'MEMBER', settingsRevision: 4 };
    expect(given(annas).when(change(1, to)).decision).toMatchObject(
      changedTo({ price: 2400, ownPrice: false, pricing }),
    );
  });

  it('leaves the price where nothing that it depends on is changed, whatever the list says by now', () => {
    const old = booked(anna, { ...evening, price: cents(1000), listPrice: cents(1000) });
    expect(given(old).when(change(1, { ...evening, court: 7 })).decision).toMatchObject(changedTo({ price: 1000 }));
  });

  it('keeps a price of its own, until the club asks for that of the list', () => {
    const own = booked(anna, { ...evening, enteredByClub: true, price: cents(500), listPrice: cents(1606) });
    const to = block('TENNIS 3', '2026-06-16', '15:00-17:00');
    expect(given(own).when(change(1, to)).decision).toMatchObject(changedTo({ price: 500, ownPrice: true }));
    expect(given(own).when(change(1, to, { price: null })).decision).toMatchObject(
      changedTo({ price: 2400, ownPrice: false }),
    );
  });

  it('to another price needs a reason or a remark', () => {
    given(annas)
      .when(change(1, evening, { price: cents(5) }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'reason');
    for (const said of [{ hasReason: true }, { hasRemark: true }])
      expect(given(annas).when(change(1, evening, { price: cents(5), ...said })).decision).toMatchObject(
        changedTo({ price: 5, ownPrice: true }),
      );
  });

  it('is refused where somebody has changed it since it was shown, whatever they have changed', () => {
    const shown = (expectedRevision: number, first = 5000) =>
      change(1, { ...evening, court: 7 }, { expectedRevision, first });
    const moved = given(annas).when(change(1, { ...evening, court: 8 })).decision;
    const changed = [annas, ...(moved.outcome === 'accepted' ? moved.events : [])];
    given(annas).when(shown(0)).thenAccepted();
    given(annas).when(shown(1)).thenRejectedWith('ERR_BOOKING_CONFLICT', 'expectedRevision');
    given(...changed)
      .when(shown(0))
      .thenRejectedWith('ERR_BOOKING_CONFLICT', 'expectedRevision');
    given(...changed)
      .when(shown(1))
      .thenAccepted();
  });

  it('without a difference writes nothing, and neither does the same command again', () => {
    expect(given(annas).when(change(1, evening)).decision).toEqual(nothing);
    expect(given(annas).when(change(1, evening, { price: cents(1606) })).decision).toEqual(nothing);
    const command = change(1, { ...evening, court: 7 });
    const { decision } = given(annas).when(command);
    expect(decision.outcome === 'accepted' && given(annas, ...decision.events).when(command).decision).toEqual(nothing);
  });

  it('is refused where the court is taken, and where its own old time overlaps it is not', () => {
    given(annas, bens)
      .when(change(1, { ...evening, court: 4 }))
      .thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.0');
    const later = block('TENNIS 3', '2026-06-16', '18:30-19:30');
    expect(given(annas, bens).when(change(1, later)).decision).toMatchObject(changedTo(later));
  });

  it('by the club for itself displaces, with a reason', () => {
    const to = block('TENNIS 4', '2026-06-16', '17:00-19:00');
    const displacing = { category: 'BLOCK', onConflict: 'DISPLACE' } as const;
    given(bens, sperre)
      .when(change(3, to, displacing))
      .thenRejectedWith('ERR_INVALID_INPUT', 'reason');
    expect(given(bens, sperre).when(change(3, to, { ...displacing, hasReason: true })).decision).toMatchObject({
      events: [
        { type: 'BookingCancelled', data: { bookingId: booking(2), displacedBy: booking(3) } },
        { type: 'BookingChanged', data: to },
      ],
    });
    given(annas, bens)
      .when(change(1, { ...evening, court: 4 }, { onConflict: 'DISPLACE', hasReason: true }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'onConflict');
  });

  it.each([
    ['off the grid', { end: '18:45' }, 'ERR_BOOKING_TIME_INVALID'],
    ['too short', { end: '18:30' }, 'ERR_BOOKING_TIME_INVALID'],
    ['backwards', { end: '17:00' }, 'ERR_BOOKING_TIME_INVALID'],
    ['before the club opens', { start: '06:00', end: '07:00' }, 'ERR_BOOKING_TIME_INVALID'],
    ['longer ago than the month before', { date: '2026-04-30' }, 'ERR_BOOKING_TIME_INVALID'],
    ['more than three years ahead', { date: '2029-06-16' }, 'ERR_INVALID_INPUT'],
    ['on a court that is none', { court: 99 }, 'ERR_INVALID_INPUT'],
    ['of a sport that is none', { sport: 'GOLF' }, 'ERR_INVALID_INPUT'],
  ])('%s is refused as every entry is', (_, changed, code) => {
    const { sport, court, date, start, end } = { ...evening, ...changed };
    const to = block(`${sport} ${court}`, date, `${start}-${end}`);
    expect(given(annas).when(change(1, to)).decision).toMatchObject({ outcome: 'rejected', code });
  });

  it('may go back to the month before, as every entry may', () => {
    const to = block('TENNIS 3', '2026-05-04', '18:00-19:00');
    expect(given(annas).when(change(1, to)).decision).toMatchObject(changedTo(to));
  });

  it('leaves a title or remark as it is that is not named, and removes one that is null', () => {
    const club = booked(null, { ...evening, clubRemark: 'Sand', price: cents(0) });
    const about = { category: 'BLOCK' } as const;
    expect(given(club).when(change(1, { ...evening, court: 7 }, about)).decision).toMatchObject(
      changedTo({ title: 'Platzpflege', clubRemark: 'Sand' }),
    );
    const owners = [{ person: null, remark: { sealed: null, plain: null, same: [] }, sealedReason: null }];
    expect(given(club).when(change(1, evening, { ...about, title: 'Turnier', owners })).decision).toMatchObject(
      changedTo({ title: 'Turnier', clubRemark: null }),
    );
    given(club)
      .when(change(1, evening, { ...about, title: null }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'title');
  });

  it('knows a remark that says the same, although its seal is another', () => {
    const old = booked(anna, { ...evening, sealedRemark: 'seal 1' });
    const saying = (same: readonly string[]) =>
      change(1, evening, {
        owners: [{ person: anna, remark: { sealed: 'seal 2', plain: null, same }, sealedReason: null }],
      });
    expect(given(old).when(saying(['seal 1'])).decision).toEqual(nothing);
    expect(given(old).when(saying([])).decision).toMatchObject(changedTo({ sealedRemark: 'seal 2', price: 1200 }));
  });

  it('to another category follows its rules and its price', () => {
    expect(given(annas).when(change(1, evening, { category: 'TRAINING', title: 'Kurs' })).decision).toMatchObject(
      changedTo({ category: 'TRAINING', price: 906, title: 'Kurs' }),
    );
    given(annas)
      .when(change(1, evening, { category: 'GUEST_SINGLE' }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'userID');
    given(annas)
      .when(change(1, evening, { category: 'SAISON' }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'category');
  });
});

describe('Giving a booking to another person', () => {
  const toBen = { newOwner: { personId: ben.personId } };

  it('cancels it, and books it anew for that person, without what the first one wrote', () => {
    const mine = booked(anna, { ...evening, sealedRemark: 'by Anna' });
    expect(given(mine).when(change(1, evening, { ...toBen, hasReason: true })).decision).toMatchObject({
      events: [
        { type: 'BookingCancelled', data: { bookingId: booking(1), personId: anna.personId, refund: 'FULL' } },
        { type: 'CourtBooked', data: { ...evening, personId: ben.personId, price: 1606, sealedRemark: null } },
      ],
    });
  });

  it('needs a reason, and a category that the person may have', () => {
    given(annas)
      .when(change(1, evening, toBen))
      .thenRejectedWith('ERR_INVALID_INPUT', 'reason');
    given(annas)
      .when(change(1, evening, { newOwner: { personId: gast.personId }, hasReason: true }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'userID');
  });

  it('stays quiet when the same command arrives twice, and where it is theirs already', () => {
    const command = change(1, evening, { ...toBen, hasReason: true });
    const { decision } = given(annas).when(command);
    expect(decision.outcome === 'accepted' && given(annas, ...decision.events).when(command).decision).toEqual(nothing);
    expect(given(annas).when(change(1, evening, { newOwner: { personId: anna.personId } })).decision).toEqual(nothing);
  });
});

describe('A booking that cannot be changed', () => {
  it('is one that is unknown, cancelled, over, or of a club event', () => {
    given().when(change(1, evening)).thenRejectedWith('ERR_BOOKING_NOT_FOUND', 'id');
    given(annas, cancelled(annas)).when(change(1, evening)).thenRejectedWith('ERR_BOOKING_NOT_UPDATED', 'id');
    given(annas)
      .when(change(1, { ...evening, court: 7 }, { now: at('2026-06-16T17:00:00Z') }))
      .thenRejectedWith('ERR_BOOKING_NOT_UPDATED', 'id');
    const eventId = clubEventId('0e000000-0000-4000-8000-00000000000e');
    given(booked(null, { ...evening, category: 'EVENT', eventId }))
      .when(change(1, { ...evening, court: 7 }, { category: 'EVENT' }))
      .thenRejectedWith('ERR_EVENT_NOT_POSSIBLE_TO_CANCEL', 'id');
  });

  it('is none that is being played: it can still be made longer', () => {
    const longer = block('TENNIS 3', '2026-06-16', '18:00-19:30');
    const now = at('2026-06-16T16:30:00Z');
    expect(given(annas).when(change(1, longer, { now })).decision).toMatchObject(changedTo(longer));
  });

  it('is none whose owner nobody knows any more', () => {
    const owners = [{ person: admin, remark: null, sealedReason: null }];
    given(annas)
      .when(change(1, { ...evening, court: 7 }, { owners }))
      .thenRejectedWith('ERR_BOOKING_NOT_UPDATED', 'id');
  });

  it('becomes no series', () => {
    given(annas)
      .when(change(1, evening, { repetition: 'WEEKLY' }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'repetition');
  });

  it('leaves what was right when it was booked: shorter hours concern what is moved', () => {
    const settings = clubWith({}, []);
    const club = booked(null, { ...evening, price: cents(0) });
    const renamed = { category: 'BLOCK', title: 'Turnier', settings } as const;
    expect(given(club).when(change(1, evening, renamed)).decision).toMatchObject(changedTo({ title: 'Turnier' }));
    given(club)
      .when(change(1, { ...evening, date: localDate('2026-06-17') }, renamed))
      .thenRejectedWith('ERR_INVALID_INPUT', 'court');
  });
});
