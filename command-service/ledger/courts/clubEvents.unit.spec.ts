import { localDate, localTime } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { admin, anna, ben } from '../../booking/domain/specClub.ts';
import { canonicalJson } from '../../core/canonicalJson.ts';
import { specificationFor } from '../../core/specification.ts';
import { announce, announced, event, eventOn, occupied, party, remove, revise } from './specEventSentences.ts';
import { courtsDecider } from './courts.ts';
import { block, book, booked, booking, cancel, cancelled } from './specSentences.ts';

const given = specificationFor(courtsDecider);
const on = (court: number, date = '2026-06-20', span = '10:00-18:00') => block(`TENNIS ${court}`, date, span);
const tournament = eventOn(on(1), [1, 2]);
/** The tournament on courts 1 and 2. */
const planned = [announced(1, tournament), occupied(1, on(1)), occupied(2, on(2))] as const;
const [, first, second] = planned;
const annas = booked(anna, on(2, '2026-06-20', '12:00-13:00'), 9);
const makesWay = (by: number) => {
  const { type, data } = cancelled(annas);
  return { type, data: { ...data, displacedBy: booking(by) } };
};

const times = (start: string, end: string) => ({ start: localTime(start), end: localTime(end) });

describe('Announcing an event', () => {
  it('of texts occupies no court', () => {
    given()
      .when(announce(1, party))
      .then({ type: 'ClubEventAnnounced', data: { eventId: event(1), ...party } });
  });

  it('books its courts in the same append', () => {
    given()
      .when(announce(1, tournament))
      .then(...planned);
  });

  it('of several days books each court on each day', () => {
    given()
      .when(announce(1, eventOn(on(1), [1, 2], '2026-06-21')))
      .then(
        announced(1, eventOn(on(1), [1, 2], '2026-06-21')),
        ...[occupied(1, on(1)), occupied(2, on(2))],
        ...[occupied(3, on(1, '2026-06-21')), occupied(4, on(2, '2026-06-21'))],
      );
  });

  it('is refused whole where one court is taken', () => {
    given(annas).when(announce(1, tournament)).thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.1');
  });

  it('leaves out a taken court, where the club says so', () => {
    given(annas)
      .when(announce(1, tournament, { ifTaken: 'SKIP' }))
      .then(announced(1, tournament), first);
  });

  it('takes a court from a booking that makes way, with a reason', () => {
    given(annas)
      .when(announce(1, tournament, { ifTaken: 'DISPLACE', hasReason: false }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'reason');
    given(annas)
      .when(announce(1, tournament, { ifTaken: 'DISPLACE' }))
      .then(makesWay(2), ...planned);
  });

  it('never takes a court from another event', () => {
    given(...planned)
      .when(announce(2, tournament, { ifTaken: 'DISPLACE', first: 11 }))
      .thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.0', 'bookings.1');
  });

  it.for([
    ['ERR_BOOKING_TIME_INVALID', 'after closing', eventOn(on(1, '2026-06-20', '18:00-23:00'), [1]), 'start', 'end'],
    ['ERR_BOOKING_TIME_INVALID', 'overnight', eventOn(on(1, '2026-06-20', '18:00-02:00'), [1]), 'end'],
    ['ERR_BOOKING_TIME_INVALID', 'off the grid', eventOn(on(1, '2026-06-20', '18:10-19:10'), [1]), 'start', 'end'],
    ['ERR_BOOKING_TIME_INVALID', 'long ago', eventOn(on(1, '2026-03-20'), [1]), 'date'],
    ['ERR_INVALID_INPUT', 'on a court that is not there', eventOn(on(1), [77]), 'court'],
  ] as const)('is refused with %s %s', ([code, , details, ...fields]) => {
    given()
      .when(announce(1, details))
      .thenRejectedWith(code, ...fields);
  });

  it.each([
    [
      'begin',
      { ...party, date: localDate('2027-03-28'), endDate: localDate('2027-03-28'), ...times('02:30', '04:00') },
      'start',
    ],
    [
      'end',
      { ...party, date: localDate('2027-03-28'), endDate: localDate('2027-03-28'), ...times('01:00', '02:00') },
      'end',
    ],
    [
      'end at night',
      { ...party, date: localDate('2027-03-27'), endDate: localDate('2027-03-27'), ...times('22:00', '02:30') },
      'end',
    ],
    [
      'begin one of its days',
      { ...party, date: localDate('2027-03-27'), endDate: localDate('2027-03-29'), ...times('02:30', '04:00') },
      'start',
    ],
  ] as const)('does not %s in the hour that the change to summer time leaves out', (_, details, field) => {
    given().when(announce(1, details)).thenRejectedWith('ERR_INVALID_INPUT', field);
    given(announced(1, party)).when(revise(1, details)).thenRejectedWith('ERR_INVALID_INPUT', field);
  });

  it('may take place in that hour on another day, and in the one that is there twice in autumn', () => {
    for (const date of [localDate('2027-03-27'), localDate('2027-10-31')])
      given()
        .when(announce(1, { ...party, date, endDate: date, ...times('02:30', '04:00') }))
        .thenAccepted();
  });

  it.each([
    ['date', { ...party, date: localDate('9999-12-31'), endDate: localDate('9999-12-31') }],
    ['date', eventOn(on(1, '2029-06-16'), [1])],
    ['endDate', { ...party, endDate: localDate('2029-06-16') }],
  ])('is refused where its %s is more than three years ahead', (field, details) => {
    given().when(announce(1, details)).thenRejectedWith('ERR_INVALID_INPUT', field);
    given(announced(1, party)).when(revise(1, details)).thenRejectedWith('ERR_INVALID_INPUT', field);
  });

  it('is refused for a sport that the club does not have', () => {
    given()
      .when(announce(1, { ...party, sport: 'PADEL' }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'sport');
  });

  it('stays quiet when the same command arrives twice', () => {
    given(...planned)
      .when(announce(1, tournament))
      .thenNothingHappens();
  });
});

describe('Revising an event', () => {
  const revised = (details: typeof tournament) => ({
    type: 'ClubEventRevised' as const,
    data: { eventId: event(1), ...details },
  });

  it('of another name leaves its courts alone', () => {
    const renamed = { ...tournament, name: 'Stadtmeisterschaft' };
    given(...planned)
      .when(revise(1, renamed, { first: 11 }))
      .then(revised(renamed));
  });

  it('frees the courts that it no longer has, and books those that are new', () => {
    const moved = { ...tournament, courts: [2, 3] };
    given(...planned)
      .when(revise(1, moved, { first: 11 }))
      .then(cancelled(first), revised(moved), occupied(12, on(3), 11));
  });

  it('moves to a time that overlaps its own', () => {
    const later = eventOn(on(1, '2026-06-20', '11:00-19:00'), [1]);
    given(announced(1, eventOn(on(1), [1])), first)
      .when(revise(1, later, { first: 11 }))
      .then(cancelled(first), revised(later), occupied(11, on(1, '2026-06-20', '11:00-19:00'), 11));
  });

  it('is refused whole where a new court is taken', () => {
    given(...planned, booked(anna, on(3, '2026-06-20', '12:00-13:00'), 9))
      .when(revise(1, { ...tournament, courts: [2, 3] }, { first: 11 }))
      .thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.0');
  });

  it('of its texts does not ask again for a court that was left out', () => {
    const described = { ...tournament, description: 'Mit Grill' };
    given(annas, announced(1, tournament), first)
      .when(revise(1, described, { first: 11 }))
      .then(revised(described));
  });

  it('takes a court that was left out and is free by now, where it leaves out what is taken', () => {
    const skip = revise(1, tournament, { first: 11, ifTaken: 'SKIP' });
    given(annas, announced(1, tournament), first).when(skip).thenNothingHappens();
    given(annas, announced(1, tournament), first, cancelled(annas))
      .when(skip)
      .then(occupied(12, on(2), 11));
  });

  it('calls it off: it stays, and its courts are free', () => {
    given(...planned)
      .when(revise(1, tournament, { isCancelled: true }))
      .then(cancelled(first), cancelled(second), { type: 'ClubEventCalledOff', data: { eventId: event(1) } });
  });

  it('reinstates it with its courts, where they are free', () => {
    const off = { type: 'ClubEventCalledOff' as const, data: { eventId: event(1) } };
    const calledOff = [...planned, cancelled(first), cancelled(second), off];
    given(...calledOff)
      .when(revise(1, tournament, { isCancelled: false, first: 11 }))
      .then(
        { type: 'ClubEventReinstated', data: { eventId: event(1) } },
        ...[occupied(11, on(1), 11), occupied(12, on(2), 11)],
      );
    given(...calledOff, annas)
      .when(revise(1, tournament, { isCancelled: false, first: 11 }))
      .thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.1');
    given(...calledOff)
      .when(revise(1, tournament, { isCancelled: true }))
      .thenNothingHappens();
  });

  it('changes nothing where it says the same', () => {
    given(...planned)
      .when(revise(1, tournament, { first: 11 }))
      .thenNothingHappens();
  });

  it('is refused for an event that is unknown or deleted', () => {
    given().when(revise(1, party)).thenRejectedWith('ERR_EVENT_NOT_FOUND', 'id');
    given(announced(1, party), { type: 'ClubEventDeleted', data: { eventId: event(1) } })
      .when(revise(1, party))
      .thenRejectedWith('ERR_EVENT_NOT_FOUND', 'id');
  });
});

describe('Deleting an event', () => {
  const deleted = { type: 'ClubEventDeleted' as const, data: { eventId: event(1) } };

  it('frees its courts in the same append', () => {
    given(...planned)
      .when(remove(1))
      .then(cancelled(first), cancelled(second), deleted);
  });

  it('frees them for others', () => {
    given(...planned, cancelled(first), cancelled(second), deleted)
      .when(book(ben, on(1, '2026-06-20', '12:00-13:00'), { first: 11 }))
      .thenAccepted();
  });

  it('twice is once, and an unknown event is refused', () => {
    given(announced(1, party), deleted).when(remove(1)).thenNothingHappens();
    given(announced(1, party)).when(remove(2)).thenRejectedWith('ERR_EVENT_NOT_FOUND', 'id');
  });
});

describe('A court of an event', () => {
  it('is given back by the event alone (decisions.md B15)', () => {
    given(...planned)
      .when(cancel(admin, 1, { category: 'EVENT', reason: 'Regen' }))
      .thenRejectedWith('ERR_EVENT_NOT_POSSIBLE_TO_CANCEL');
    given(...planned)
      .when({ type: 'DeleteBooking', data: { bookingId: booking(1), category: 'EVENT' } })
      .thenRejectedWith('ERR_EVENT_NOT_POSSIBLE_TO_DELETE');
  });

  it('is refused to a member', () => {
    given(...planned)
      .when(book(anna, on(1, '2026-06-20', '12:00-13:00'), { first: 11 }))
      .thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.0');
  });
});

describe('The largest event', () => {
  it('fits into one append when it is announced and when it is deleted', () => {
    const large = eventOn(on(1), [1, 2, 3, 4, 5, 6, 7, 8], '2026-09-27');
    const { decision } = given().when(announce(1, large));
    if (decision.outcome !== 'accepted') throw new Error(decision.code);
    expect(decision.events).toHaveLength(801);
    // With about 400 bytes of metadata for each.
    expect(canonicalJson(decision.events).length + 801 * 420).toBeLessThan(900_000);
  });
});
