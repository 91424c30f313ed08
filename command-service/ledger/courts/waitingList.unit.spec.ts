import type { OfferEnded, SlotOffered, WaitingListJoined, WaitingListLeft } from '@platzwart/contracts/booking';
import { clubClockAt } from '@platzwart/contracts/club-time';
import { bookingId, localDate, localTime, waitingEntryId } from '@platzwart/contracts/core';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import type { Booker, ClubNow, SettingsInForce } from '../../booking/domain/bookingRequests.ts';
import { anna, ben, clubWith, gast, limitsFor, monday10 } from '../../booking/domain/specClub.ts';
import { specificationFor } from '../../core/specification.ts';
import { courtsDecider } from './courts.ts';
import type { AdvanceWaitingList, CourtsCommand, JoinWaitingList } from './courtsCommands.ts';
import type { CourtsEvent } from './courtsEvents.ts';
import { courtsSnapshot } from './courtsSnapshot.ts';
import { type Block, block, book, booked, cancel, cancelled, reservation, reserve } from './specSentences.ts';

const given = specificationFor(courtsDecider);
const oneCourt = clubWith();
const settings = {
  ...oneCourt,
  sports: oneCourt.sports.map((sport) => ({ ...sport, courts: sport.courts.slice(0, 1) })),
};
const day = localDate('2026-06-16');
const entry = (number: number) => waitingEntryId(`e0000000-0000-4000-8000-00000000000${number}`);
const hold = (number: number) => bookingId(`f0000000-0000-4000-8000-00000000000${number}`);
const at = (instant: string): ClubNow => ({ instant, ...clubClockAt(Temporal.Instant.from(instant)) });

const request = { sport: 'TENNIS', date: day, from: localTime('17:00'), to: localTime('20:00'), minutes: 60 };
const join = (booker: Booker, number: number, change: Partial<JoinWaitingList['data']> = {}): JoinWaitingList => ({
  type: 'JoinWaitingList',
  data: { ...request, entryId: entry(number), booker, now: monday10, settings, ...change },
});
const joined = ({ personId }: Booker, number: number): WaitingListJoined => ({
  type: 'WaitingListJoined',
  data: { ...request, entryId: entry(number), personId },
});
const subject = ({ personId }: Booker, number: number) => ({
  entryId: entry(number),
  personId,
  sport: 'TENNIS',
  date: day,
});
const left = (booker: Booker, number: number, reason: WaitingListLeft['data']['reason']): WaitingListLeft => ({
  type: 'WaitingListLeft',
  data: { ...subject(booker, number), reason },
});
const slot = (start: string, end: string) => ({ court: 1, start: localTime(start), end: localTime(end) });
const offered = (booker: Booker, number: number, times = slot('18:00', '19:00')): SlotOffered => ({
  type: 'SlotOffered',
  data: { ...subject(booker, number), ...times, holdId: hold(number), expiresAt: '2026-06-15T08:30:00.000Z' },
});
const ended = (booker: Booker, number: number, outcome: OfferEnded['data']['outcome']): OfferEnded => ({
  type: 'OfferEnded',
  data: { ...subject(booker, number), ...slot('18:00', '19:00'), holdId: hold(number), outcome },
});
const advance = (now = monday10, bookers: readonly Booker[] = [anna, ben, gast]): AdvanceWaitingList => ({
  type: 'AdvanceWaitingList',
  data: { now, settings, bookers, holdIds: new Map([1, 2, 3].map((number) => [entry(number), hold(number)])) },
});
const own = (type: 'LeaveWaitingList' | 'DeclineOffer', { personId }: Booker, number: number): CourtsCommand => ({
  type,
  data: { entryId: entry(number), personId },
});

/** Everything between 17:00 and 20:00 but the hour from 18:00. */
const around = [
  booked(gast, block('TENNIS 1', day, '17:00-18:00'), 81),
  booked(gast, block('TENNIS 1', day, '19:00-20:00'), 82),
];
const evening = booked(gast, block('TENNIS 1', day, '18:00-19:00'), 83);
const expiry = at('2026-06-15T08:30:00.000Z');

describe('Joining the waiting list', () => {
  it('is for a slot that the person could book if it were free', () => {
    given(...around, evening)
      .when(join(anna, 1))
      .then(joined(anna, 1));
  });
  it('twice is once', () => {
    given(joined(anna, 1)).when(join(anna, 2)).thenNothingHappens();
  });
  it('is refused for a window that is shorter than the request', () => {
    given()
      .when(join(anna, 1, { to: localTime('17:30') }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'to');
  });
  it('is refused for a day that is over, before opening, and for an unknown sport', () => {
    given()
      .when(join(anna, 1, { date: localDate('2026-06-14') }))
      .thenRejectedWith('ERR_BOOKING_TIME_INVALID');
    const night = { from: localTime('02:00'), to: localTime('05:00') };
    given()
      .when(join(anna, 1, night))
      .thenRejectedWith('ERR_BOOKING_TIME_INVALID');
    given()
      .when(join(anna, 1, { sport: 'CURLING' }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'sport');
  });
  it('is refused further ahead than the person may book', () => {
    const near = { ...settings, ...pickRules(clubWith(limitsFor('MEMBER', { maxAdvanceDays: 0 }))) };
    given()
      .when(join(anna, 1, { settings: near }))
      .thenRejectedWith('ERR_BOOKING_TIME_INVALID');
  });
  it('is refused for a sixth request', () => {
    const many = [1, 2, 3, 4, 5].map((number): WaitingListJoined => ({
      ...joined(anna, number),
      data: { ...joined(anna, number).data, minutes: 30 * (number + 1) },
    }));
    given(...many)
      .when(join(anna, 6, { from: localTime('16:00') }))
      .thenRejectedWith('ERR_BOOKING_LIMIT');
  });
});

const pickRules = ({ rules }: SettingsInForce) => ({ rules });

describe('The waiting list', () => {
  it('offers one court at a time to a person for the same hour', () => {
    const other: WaitingListJoined = {
      type: 'WaitingListJoined',
      data: { ...joined(anna, 2).data, from: localTime('17:30'), to: localTime('18:30') },
    };
    const { type, data } = advance();
    given(joined(anna, 1), other)
      .when({ type, data: { ...data, settings: oneCourt } })
      .then(offered(anna, 1, slot('17:00', '18:00')));
  });
  it('offers the first in order the slot that became free, for half an hour', () => {
    given(...around, evening, joined(anna, 1), joined(ben, 2), cancelled(evening))
      .when(advance())
      .then(offered(anna, 1));
  });
  it('offers nothing while nothing is free, nor a second time', () => {
    given(...around, evening, joined(anna, 1))
      .when(advance())
      .thenNothingHappens();
    given(...around, joined(anna, 1), offered(anna, 1))
      .when(advance())
      .thenNothingHappens();
  });
  it('passes the slot on when the offer expires, and does not offer it to the same person again', () => {
    given(...around, joined(anna, 1), joined(ben, 2), offered(anna, 1))
      .when(advance(expiry))
      .then(ended(anna, 1, 'EXPIRED'), {
        ...offered(ben, 2),
        data: { ...offered(ben, 2).data, expiresAt: '2026-06-15T09:00:00.000Z' },
      });
  });
  it('passes the slot on when it is declined', () => {
    const before = [...around, joined(anna, 1), joined(ben, 2), offered(anna, 1)];
    given(...before)
      .when(own('DeclineOffer', anna, 1))
      .then(ended(anna, 1, 'DECLINED'));
    given(...before, ended(anna, 1, 'DECLINED'))
      .when(advance())
      .then(offered(ben, 2));
    given(...before, ended(anna, 1, 'DECLINED'))
      .when(own('DeclineOffer', anna, 1))
      .thenNothingHappens();
  });
  it('offers no slot whose hold would be over within ten minutes', () => {
    const { data, ...offer } = offered(anna, 1);
    given(...around, joined(anna, 1))
      .when(advance(at('2026-06-16T14:50:00.000Z')))
      .then({ ...offer, data: { ...data, expiresAt: '2026-06-16T15:00:00.000Z' } });
    given(...around, joined(anna, 1))
      .when(advance(at('2026-06-16T14:50:01.000Z')))
      .thenNothingHappens();
  });
  it('forgets a request when its window has passed', () => {
    given(...around, joined(anna, 1))
      .when(advance(at('2026-06-16T17:00:00.000Z')))
      .then(left(anna, 1, 'PASSED'));
  });
  it('passes over somebody who is no longer active, or has no quota left', () => {
    given(...around, joined(anna, 1), joined(ben, 2))
      .when(advance(monday10, [ben]))
      .then(offered(ben, 2));
    const full = { ...settings, ...pickRules(clubWith(limitsFor('MEMBER', { maxOpenBookings: 1 }))) };
    const command = advance();
    given(...around, booked(anna, block('HALL 1', '2026-06-17', '10:00-11:00'), 84), joined(anna, 1), joined(ben, 2))
      .when({ ...command, data: { ...command.data, settings: full } })
      .then(offered(ben, 2));
  });
  it('is left by its owner alone', () => {
    const before = [...around, joined(anna, 1), offered(anna, 1)];
    given(...before)
      .when(own('LeaveWaitingList', ben, 1))
      .thenRejectedWith('ERR_BOOKING_NOT_FOUND');
    given(...before)
      .when(own('DeclineOffer', ben, 1))
      .thenRejectedWith('ERR_BOOKING_NOT_FOUND');
    given(...before)
      .when(own('LeaveWaitingList', anna, 1))
      .then(ended(anna, 1, 'DECLINED'), left(anna, 1, 'LEFT'));
  });
});

describe('A slot that is held', () => {
  const before = [...around, joined(anna, 1), offered(anna, 1)];
  const slotOfOffer = block('TENNIS 1', day, '18:00-19:00');
  it('is taken for everybody else', () => {
    given(...before)
      .when(book(ben, slotOfOffer, { settings }))
      .thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.0');
    given(...before)
      .when(reserve(reservation(slotOfOffer), settings))
      .thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.0');
  });
  it('is booked by its person in one append, which ends offer and request', () => {
    const { decision } = given(...before).when(book(anna, slotOfOffer, { settings }));
    expect(decision).toMatchObject({
      outcome: 'accepted',
      events: [ended(anna, 1, 'TAKEN'), left(anna, 1, 'BOOKED'), { type: 'CourtBooked' }],
    });
  });
  it('costs what every booking costs', () => {
    given(...before)
      .when(book(anna, slotOfOffer, { settings, shown: [1] }))
      .thenRejectedWith('ERR_PRICE_CHANGED', 'bookings.0');
  });
  it('makes way for a closure of the club', () => {
    const { type, data } = reserve(reservation(slotOfOffer, 1, { ifTaken: 'DISPLACE' }), settings);
    expect(given(...before).when({ type, data: { ...data, hasReason: true } }).decision).toMatchObject({
      outcome: 'accepted',
      events: [ended(anna, 1, 'DISPLACED'), { type: 'CourtBooked' }],
    });
  });
  it('is kept in the snapshot', () => {
    const { evolve, initialState } = courtsDecider;
    const state = before.reduce<typeof initialState>(evolve, initialState);
    const stored: unknown = JSON.parse([...courtsSnapshot.encode(state)].join(''));
    expect(courtsSnapshot.decode(stored).waiting).toEqual(state.waiting);
  });
});

it('A request ends when its person books a fitting slot elsewhere', () => {
  const elsewhere = block('TENNIS 1', day, '18:30-19:30');
  expect(given(joined(anna, 1), joined(ben, 2)).when(book(anna, elsewhere, { settings })).decision).toMatchObject({
    events: [left(anna, 1, 'BOOKED'), { type: 'CourtBooked' }],
  });
  expect(
    given(joined(anna, 1)).when(book(anna, block('TENNIS 1', day, '09:00-10:00'), { settings })).decision,
  ).toMatchObject({
    events: [{ type: 'CourtBooked' }],
  });
});

it('A released person waits no longer', () => {
  const release: CourtsCommand = { type: 'ReleaseBookings', data: { personId: anna.personId, now: monday10 } };
  given(joined(anna, 1), offered(anna, 1))
    .when(release)
    .then(ended(anna, 1, 'DECLINED'), left(anna, 1, 'RELEASED'));
});

type Request = Readonly<{ kind: number; who: number; slot: number; length: number; minutes: number }>;

/** Any order of bookings, cancellations, waiting-list entries, answers and passing time. */
const anyRequests = fc.array(
  fc.record({
    kind: fc.nat(7),
    who: fc.nat(2),
    slot: fc.integer({ min: 34, max: 38 }),
    length: fc.integer({ min: 2, max: 4 }),
    minutes: fc.constantFrom(0, 5, 31),
  }),
  { maxLength: 40, size: 'max' },
);

const commandOf = ({ kind, who, slot: first, length }: Request, now: ClubNow, index: number): CourtsCommand => {
  const booker = [anna, ben, gast][who] ?? anna;
  const clock = (half: number): string => `${Math.floor(half / 2)}:${half % 2 === 0 ? '00' : '30'}`;
  const on: Block = block('TENNIS 1', day, `${clock(first)}-${clock(first + length)}`);
  const number = who + 1;
  const ifTaken = length === 2 ? 'DISPLACE' : 'ABORT';
  const taking = reserve(reservation(on, 100 + index, { ifTaken }), settings);
  const choices: readonly CourtsCommand[] = [
    book(booker, on, { settings, now, first: 100 + index }),
    { ...taking, data: { ...taking.data, hasReason: true } },
    cancel(booker, 100 + (first % Math.max(index, 1)), { now, hours: 0 }),
    join(booker, number, { now }),
    own('DeclineOffer', booker, number),
    own('LeaveWaitingList', booker, number),
  ];
  return choices[kind] ?? advance(now);
};

it('A hold never overlaps a live booking or another hold, whatever happens in which order', () => {
  fc.assert(
    fc.property(anyRequests, (requests) => {
      const { decide, evolve, initialState } = courtsDecider;
      let state = initialState;
      let minutes = 0;
      for (const [index, request] of requests.entries()) {
        minutes += request.minutes;
        const now = at(new Date(Date.parse(monday10.instant) + minutes * 60_000).toISOString());
        const decision = decide(commandOf(request, now, index), state);
        const events: readonly CourtsEvent[] = decision.outcome === 'accepted' ? decision.events : [];
        state = events.reduce(evolve, state);
        const live = [...state.taken.values()].flat().map(({ startMinute, endMinute }) => [startMinute, endMinute]);
        const held = state.waiting.flatMap(({ offer }) => (offer ? [[offer.startMinute, offer.endMinute]] : []));
        const taken = [...live, ...held].flatMap(([start = 0, end = 0]) =>
          Array.from({ length: (end - start) / 30 }, (_, half) => start + half * 30),
        );
        expect(new Set(taken).size).toBe(taken.length);
      }
    }),
    { numRuns: 300 },
  );
}, 60_000);
