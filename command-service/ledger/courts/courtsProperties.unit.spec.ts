import type { CourtBooked } from '@platzwart/contracts/booking';
import { localDate } from '@platzwart/contracts/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../core/decider.ts';
import type { CourtsCommand, CourtsErrorCode } from './courtsCommands.ts';
import type { CourtsEvent } from './courtsEvents.ts';
import { courtsDecider } from './courts.ts';
import { courtsSnapshot } from './courtsSnapshot.ts';
import type { CourtsState } from './courtsState.ts';
import { admin, anna, ben, clubWith, limitsFor } from '../../booking/domain/specClub.ts';
import { halfHoursOf } from '../../booking/domain/specOracle.ts';
import { book, cancel } from './specSentences.ts';
import { type BookingRequest, anyBookingRequests, commandOf } from './specRequests.ts';

const { decide, evolve, initialState } = courtsDecider;
const unlimited = clubWith();
const strict = clubWith(limitsFor('MEMBER', { maxOpenBookings: 3, maxMinutesPerDay: 150, maxParallel: 1 }));

const written = (state: CourtsState): unknown => JSON.parse([...courtsSnapshot.encode(state)].join(''));

type Step = Readonly<{
  command: CourtsCommand;
  before: CourtsState;
  eventsBefore: readonly CourtsEvent[];
  decision: Decision<CourtsEvent, CourtsErrorCode>;
  after: CourtsState;
}>;

/** Plays requests one after the other, each decided on what came of the earlier ones. */
const played = (requests: readonly BookingRequest[], settings = unlimited) => {
  const steps: Step[] = [];
  let events: readonly CourtsEvent[] = [];
  let state = initialState;
  for (const request of requests) {
    const command = commandOf(request, { commands: steps.map((step) => step.command), events, settings });
    const decision = decide(command, state);
    const added = decision.outcome === 'accepted' ? decision.events : [];
    const after = added.reduce(evolve, state);
    steps.push({ command, before: state, eventsBefore: events, decision, after });
    events = [...events, ...added];
    state = after;
  }
  return { steps, events, state };
};

/** The live bookings, told from the events alone. */
const liveIn = (events: readonly CourtsEvent[]): readonly CourtBooked['data'][] => {
  const live = new Map<string, CourtBooked['data']>();
  for (const { type, data } of events) {
    if (type === 'CourtBooked') live.set(data.bookingId, data);
    if (type === 'BookingCancelled') live.delete(data.bookingId);
    const before = type === 'BookingChanged' ? live.get(data.bookingId) : undefined;
    if (type !== 'BookingChanged' || !before) continue;
    const { sport, court, date, start, end } = data;
    live.set(data.bookingId, { ...before, sport, court, date, start, end });
  }
  return [...live.values()];
};

/** The last day before which days are closed, told from the events alone. */
const closedBefore = (events: readonly CourtsEvent[]): string =>
  events
    .flatMap((event) => (event.type === 'BookingsAnonymised' ? [event.data.before] : []))
    .reduce((latest, before) => (before > latest ? before : latest), localDate('2000-01-01'));

/** Of the live bookings those that the ledger has to remember: of closed days the club’s own alone. */
const keptIn = (events: readonly CourtsEvent[]): readonly CourtBooked['data'][] =>
  liveIn(events).filter(({ personId, date }) => personId === null || date >= closedBefore(events));

describe('For random requests in any order', { timeout: 60_000 }, () => {
  it('no two live bookings share a minute of a court', () => {
    fc.assert(
      fc.property(anyBookingRequests, (requests) => {
        const taken = liveIn(played(requests).events).flatMap(halfHoursOf);
        expect(new Set(taken).size).toBe(taken.length);
      }),
      { numRuns: 200 },
    );
  });

  it('only taken slots are refused as taken, and no taken slot is accepted', () => {
    fc.assert(
      fc.property(anyBookingRequests, (requests) => {
        for (const { command, decision, eventsBefore } of played(requests).steps) {
          if (command.type !== 'BookCourts') continue;
          const known = new Set(
            eventsBefore.flatMap((event) => ('bookingId' in event.data ? [event.data.bookingId] : [])),
          );
          if (command.data.bookings.some(({ bookingId }) => known.has(bookingId))) continue;
          const taken = new Set(liveIn(eventsBefore).flatMap(halfHoursOf));
          const lost = command.data.bookings.flatMap((requested, index) => {
            const own = halfHoursOf(requested);
            const isTaken = own.some((halfHour) => taken.has(halfHour));
            own.forEach((halfHour) => taken.add(halfHour));
            return isTaken ? [`bookings.${index}`] : [];
          });
          if (decision.outcome === 'accepted') expect(lost).toEqual([]);
          else if (decision.code === 'ERR_BOOKING_CONFLICT') expect(decision.fields).toEqual(lost);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('an order becomes all of its bookings or none', () => {
    fc.assert(
      fc.property(anyBookingRequests, (requests) => {
        for (const { command, decision } of played(requests).steps) {
          if (command.type === 'AnnounceEvent' || command.type === 'ReviseEvent' || command.type === 'DeleteEvent')
            continue;
          // A change is at most one booking that is cancelled and made anew.
          if (command.type === 'ChangeBookings') continue;
          const requested = 'bookings' in command.data ? command.data.bookings.length : 1;
          if (decision.outcome === 'rejected') continue;
          const bookings = decision.events.filter(({ type }) => type !== 'PlayersChanged');
          expect([0, requested]).toContain(bookings.length);
        }
      }),
    );
  });

  it('an event has its courts, all that it asked for or left out as its change asked, and none once it is over', () => {
    fc.assert(
      fc.property(anyBookingRequests, (requests) => {
        const { events, state } = played(requests);
        for (const [eventId, { status, bookings }] of state.clubEvents) {
          const live = liveIn(events).filter((each) => each.eventId === eventId);
          expect([...bookings].toSorted()).toEqual(live.map(({ bookingId }) => bookingId).toSorted());
          if (status !== 'PLANNED') expect(live).toEqual([]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('nobody exceeds a quota', () => {
    fc.assert(
      fc.property(anyBookingRequests, (all) => {
        // The club may give people as many courts as it likes.
        const requests = all.filter(({ kind }) => kind !== 'change');
        for (const member of [anna, ben]) {
          const own = keptIn(played(requests, strict).events).filter(({ personId }) => personId === member.personId);
          expect(own.length).toBeLessThanOrEqual(3);
          const moments = own.flatMap(halfHoursOf).map((halfHour) => halfHour.split('/').slice(2).join('/'));
          expect(new Set(moments).size).toBe(moments.length);
          for (const day of new Set(own.map(({ date }) => date)))
            expect(moments.filter((moment) => moment.startsWith(day)).length * 30).toBeLessThanOrEqual(150);
        }
      }),
    );
  });

  it('the same command again writes nothing', () => {
    fc.assert(
      fc.property(anyBookingRequests, (requests) => {
        for (const { command, decision, after } of played(requests).steps)
          if (decision.outcome === 'accepted')
            expect(decide(command, after)).toEqual({ outcome: 'accepted', events: [] });
      }),
    );
  });

  it('a cancelled slot can be booked again', () => {
    fc.assert(
      fc.property(anyBookingRequests, fc.nat(), (requests, which) => {
        const { events, state } = played(requests);
        // Of these some are shorter than what a person books.
        const isOther = (category: string): boolean => ['BLOCK', 'EVENT', 'TRAINING'].includes(category);
        const live = keptIn(events).filter(({ category }) => !isOther(category));
        const chosen = live[which % Math.max(live.length, 1)];
        if (!chosen) return;
        const { bookingId, category, sport, court, date, start, end } = chosen;
        const command = cancel(admin, 0, { reason: 'Regen' });
        const decision = decide({ ...command, data: { ...command.data, bookingId, category } }, state);
        if (decision.outcome === 'rejected') throw new Error(decision.code);
        const free = decision.events.reduce(evolve, state);
        expect(decide(book(ben, { sport, court, date, start, end }, { first: 9000 }), free)).toMatchObject({
          outcome: 'accepted',
          events: [{ type: 'CourtBooked' }],
        });
      }),
    );
  });
});

describe("The ledger's state", { timeout: 60_000 }, () => {
  it('is the same after a snapshot as after the events', () => {
    fc.assert(
      fc.property(anyBookingRequests, (requests) => {
        const { state } = played(requests);
        const restored = courtsSnapshot.decode(written(state));
        for (const part of ['bookings', 'taken', 'ofPerson', 'cancelledOn'] as const)
          expect(restored[part].toJS()).toEqual(state[part].toJS());
        const inOrder = ({ clubEvents }: CourtsState) =>
          clubEvents.map((each) => ({ ...each, bookings: each.bookings.toArray().toSorted() })).toJS();
        expect(inOrder(restored)).toEqual(inOrder(state));
        expect(restored.openFrom).toBe(state.openFrom);
      }),
    );
  });

  it('leads to the same decisions after a snapshot', () => {
    fc.assert(
      fc.property(anyBookingRequests, anyBookingRequests, (requests, later) => {
        const { state, steps } = played(requests);
        const restored = courtsSnapshot.decode(written(state));
        for (const { command } of [...steps, ...played(later).steps])
          expect(decide(command, restored)).toEqual(decide(command, state));
      }),
      { numRuns: 50 },
    );
  });

  it('of an earlier moment does not change', () => {
    fc.assert(
      fc.property(anyBookingRequests, (requests) => {
        const seen = played(requests).steps.map(({ before, eventsBefore }) => ({ before, eventsBefore }));
        for (const { before, eventsBefore } of seen) {
          const live = keptIn(eventsBefore).map(({ bookingId }) => bookingId);
          const taken = [...before.taken.values()].flatMap((bookings) => bookings.map(({ bookingId }) => bookingId));
          expect(taken.toSorted()).toEqual(live.toSorted());
        }
      }),
      { numRuns: 50 },
    );
  });
});
