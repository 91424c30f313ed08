import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, cents } from '@platzwart/contracts/core';
import { buildDay } from '../plan/buildDay.ts';
import { booked, minute, monday, nineOClock, planFor, slot, tennis } from '../plan/club.fixture.ts';
import { cellsOf, openSlotsIn } from '../plan/dayLookup.ts';
import { randomDay } from '../plan/randomDay.fixture.ts';
import { type Place, minutesOf } from '../plan/slot.ts';
import type { PlanBooking } from '../plan/sportPlan.ts';
import { alternativesFor, maxAlternatives } from './alternativesFor.ts';
import { mergeSlots } from './mergeSlots.ts';
import { nextFreeTimes } from './nextFreeTimes.ts';
import { revalidate } from './revalidate.ts';
import type { SelectedSlot } from './selectedSlot.ts';
import { selectBlock } from './selectBlock.ts';

const dayOf = (bookings: readonly PlanBooking[] = [], clock = nineOClock, selection: readonly SelectedSlot[] = []) =>
  buildDay(planFor(tennis), { date: monday, bookings, selection }, clock);

const choose = (start: string, end: string, court = 3): readonly SelectedSlot[] => {
  const change = selectBlock(dayOf(), [], slot(start, end, court));
  return change.kind === 'refused' ? [] : change.slots;
};

const show = (place: Place): string => `${place.court}: ${place.startMinute / 60}-${place.endMinute / 60}`;

describe('Checking a selection against the current plan', () => {
  it('keeps free slots', () => {
    expect(revalidate(dayOf(), choose('18:00', '19:00'))).toMatchObject({ lost: [], pricesChanged: false });
  });

  it('takes a block that is stored whole apart into the slots of the plan, with their prices', () => {
    const whole = { ...slot('18:00', '19:00'), price: cents(0) };
    expect(revalidate(dayOf(), [whole])).toMatchObject({
      ...{ slots: choose('18:00', '19:00').map(({ startMinute, price }) => ({ startMinute, price })), lost: [] },
    });
  });

  it('names taken slots and keeps the other bookings', () => {
    const slots = [...choose('18:00', '19:00'), ...choose('18:00', '19:00', 5)];
    const { slots: kept, lost } = revalidate(dayOf([booked('18:00', '19:00')]), slots);
    expect(lost).toMatchObject([
      { court: 3, startMinute: minute('18:00'), endMinute: minute('19:00'), reason: 'taken' },
    ]);
    expect(mergeSlots(kept).map(show)).toEqual(['5: 18-19']);
  });

  it('keeps an hour that remains of a longer booking', () => {
    const { slots, lost } = revalidate(dayOf([booked('19:00', '20:00')]), choose('18:00', '20:00'));
    expect(mergeSlots(slots).map(show)).toEqual(['3: 18-19']);
    expect(lost.map(show)).toEqual(['3: 19-20']);
  });

  it('removes a remainder that is shorter than an hour', () => {
    const { slots, lost } = revalidate(dayOf([booked('18:30', '19:00')]), choose('18:00', '19:00'));
    expect(slots).toEqual([]);
    expect(lost).toMatchObject([{ reason: 'taken' }]);
  });

  it('names past slots', () => {
    const later = dayOf([], { date: monday, minute: minute('18:20') });
    expect(revalidate(later, choose('18:00', '19:00')).lost).toMatchObject([{ reason: 'past' }]);
  });

  it('names slots of courts that are no longer offered', () => {
    const [, ...fewer] = tennis.courts;
    const day = buildDay(
      planFor({ ...tennis, courts: fewer }),
      { date: monday, bookings: [], selection: [] },
      nineOClock,
    );
    expect(revalidate(day, choose('18:00', '19:00', 1)).lost).toMatchObject([{ reason: 'gone' }]);
  });

  it('uses the current price and reports the change', () => {
    const cheap = choose('18:00', '19:00').map((chosen) => ({ ...chosen, price: cents(1) }));
    const { slots, pricesChanged } = revalidate(dayOf(), cheap);
    expect([slots.map(({ price }) => price), pricesChanged]).toEqual([[750, 750], true]);
  });

  it('keeps other days', () => {
    const tomorrow = choose('18:00', '19:00').map((chosen) => ({ ...chosen, date: addDays(monday, 1) }));
    expect(revalidate(dayOf([booked('18:00', '19:00')]), tomorrow)).toEqual({
      slots: tomorrow,
      lost: [],
      pricesChanged: false,
    });
  });

  it('loses and keeps every minute exactly once, and keeps only what can be booked', () => {
    fc.assert(
      fc.property(randomDay, fc.array(fc.nat(), { maxLength: 6 }), ({ day, plan, clock, bookings }, picks) => {
        const empty = buildDay(plan, { date: monday, bookings: [], selection: [] }, clock);
        const slots = picks.reduce<readonly SelectedSlot[]>((chosen, pick) => {
          const cells = cellsOf(empty);
          const place = cells[pick % cells.length];
          const change = place
            ? selectBlock(empty, chosen, { ...place, endMinute: place.startMinute + 60 })
            : undefined;
          return change?.kind === 'added' ? change.slots : chosen;
        }, []);
        const withSelection = buildDay(plan, { date: monday, bookings, selection: slots }, clock);
        const { slots: kept, lost } = revalidate(withSelection, slots);
        const minutes = (places: readonly Place[]) => places.reduce((sum, place) => sum + minutesOf(place), 0);
        expect(minutes(kept) + minutes(lost)).toBe(minutes(slots));
        mergeSlots(kept).forEach((block) => expect(openSlotsIn(day, block)).not.toBeNull());
        mergeSlots(kept).forEach((block) => expect(minutesOf(block)).toBeGreaterThanOrEqual(60));
      }),
    );
  });
});

describe('Alternatives for a lost booking', () => {
  it('are the nearest court at the same time, then the same court, then the nearest time', () => {
    const day = dayOf([booked('18:00', '19:00')]);
    expect(alternativesFor(day, slot('18:00', '19:00')).map(show)).toEqual(['2: 18-19', '3: 17-18', '4: 18-19']);
  });

  it('are as long as the lost booking', () => {
    const day = dayOf([booked('18:00', '19:00')]);
    expect(alternativesFor(day, slot('18:00', '20:00')).map(show)).toEqual(['2: 18-20', '3: 19-21', '4: 18-20']);
  });

  it('are never in the selection already', () => {
    const day = dayOf([booked('18:00', '19:00')], nineOClock, [
      ...choose('18:00', '19:00', 2),
      ...choose('18:00', '19:00', 4),
    ]);
    const offered = alternativesFor(day, slot('18:00', '19:00'));
    expect(offered[0]).toMatchObject({ court: 1, startMinute: minute('18:00') });
  });

  it('are none where nothing is free', () => {
    const day = dayOf(tennis.courts.map(({ number }) => booked('07:00', '22:00', number)));
    expect(alternativesFor(day, slot('18:00', '19:00'))).toEqual([]);
  });

  it('are at most three different stretches, each free throughout', () => {
    fc.assert(
      fc.property(randomDay, fc.nat(), ({ day }, pick) => {
        const cells = cellsOf(day);
        const start = cells[pick % cells.length];
        const lost = {
          court: start?.court ?? 1,
          startMinute: start?.startMinute ?? 0,
          endMinute: (start?.startMinute ?? 0) + 60,
        };
        const offered = alternativesFor(day, lost);
        expect(offered.length).toBeLessThanOrEqual(maxAlternatives);
        expect(new Set(offered.map(show)).size).toBe(offered.length);
        offered.forEach((place) => expect(openSlotsIn(day, place)).not.toBeNull());
      }),
    );
  });
});

describe('The next free times', () => {
  it('are hours from now on, an hour apart, on the first free court', () => {
    expect(nextFreeTimes(dayOf([booked('09:00', '10:00', 1)])).map(show)).toEqual(['2: 9-10', '1: 10-11', '1: 11-12']);
  });

  it('are none on a day that is over', () => {
    expect(nextFreeTimes(dayOf([], { date: addDays(monday, 1), minute: 0 }))).toEqual([]);
  });
});
