import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minimumMinutes } from '@platzwart/contracts/booking';
import { cents } from '@platzwart/contracts/core';
import { buildDay } from '../plan/buildDay.ts';
import type { Day } from '../plan/cell.ts';
import { booked, hall, monday, nineOClock, planFor, slot, tennis } from '../plan/club.fixture.ts';
import { cellsOf, openSlotsIn } from '../plan/dayLookup.ts';
import { randomDay } from '../plan/randomDay.fixture.ts';
import { type Slot, minutesOf, slotKey } from '../plan/slot.ts';
import type { PlanBooking } from '../plan/sportPlan.ts';
import { mergeSlots, totalsOf } from './mergeSlots.ts';
import type { SelectedSlot } from './selectedSlot.ts';
import { selectBlock } from './selectBlock.ts';
import { blockAt, selectRange, shrinkBlock } from './selectRange.ts';
import { type SelectionChange, toggleSlot } from './toggleSlot.ts';

const dayOf = (bookings: readonly PlanBooking[] = [], sport = tennis): Day =>
  buildDay(planFor(sport), { date: monday, bookings, selection: [] }, nineOClock);

const slotsAfter = (change: SelectionChange): readonly SelectedSlot[] => {
  if (change.kind === 'refused') throw new Error('The selection was refused');
  return change.slots;
};

const tapped = (day: Day, ...taps: readonly Slot[]): readonly SelectedSlot[] =>
  taps.reduce<readonly SelectedSlot[]>((slots, tap) => slotsAfter(toggleSlot(day, slots, tap)), []);

const times = (slots: readonly SelectedSlot[]): readonly string[] =>
  mergeSlots(slots).map(({ court, startMinute, endMinute }) => `${court}: ${startMinute / 60}-${endMinute / 60}`);

describe('Selecting slots', () => {
  it('adds the following half hour to the first tap', () => {
    expect(times(tapped(dayOf(), slot('18:00', '18:30')))).toEqual(['3: 18-19']);
  });

  it('adds the previous half hour where the following one is taken', () => {
    expect(times(tapped(dayOf([booked('18:30', '20:00')]), slot('18:00', '18:30')))).toEqual(['3: 17.5-18.5']);
  });

  it('adds the previous half hour at closing time', () => {
    expect(times(tapped(dayOf(), slot('21:30', '22:00')))).toEqual(['3: 21-22']);
  });

  it('adds nothing to a tap at the end of the selection', () => {
    expect(times(tapped(dayOf(), slot('18:00', '18:30'), slot('19:00', '19:30')))).toEqual(['3: 18-19.5']);
  });

  it('adds nothing to a tap at the start of the selection', () => {
    expect(times(tapped(dayOf(), slot('18:00', '18:30'), slot('17:30', '18:00')))).toEqual(['3: 17.5-19']);
  });

  it('refuses taken slots', () => {
    expect(toggleSlot(dayOf([booked('18:00', '19:00')]), [], slot('18:00', '18:30'))).toEqual({ kind: 'refused' });
  });

  it('refuses half an hour without a free neighbour', () => {
    const day = dayOf([booked('17:00', '18:00'), booked('18:30', '20:00')]);
    expect(toggleSlot(day, [], slot('18:00', '18:30'))).toEqual({ kind: 'refused' });
  });

  it('selects single slots in an hour sport', () => {
    expect(times(tapped(dayOf([], hall), { ...slot('18:00', '19:00', 1), sport: 'HALL' }))).toEqual(['1: 18-19']);
  });

  it('removes the extra half hour together with the first', () => {
    expect(tapped(dayOf(), slot('18:00', '18:30'), slot('18:00', '18:30'))).toEqual([]);
    expect(tapped(dayOf(), slot('18:00', '18:30'), slot('18:30', '19:00'))).toEqual([]);
  });

  it('keeps an hour when a tap removes the end of ninety minutes', () => {
    const day = dayOf();
    expect(times(tapped(day, slot('18:00', '18:30'), slot('19:00', '19:30'), slot('19:00', '19:30')))).toEqual([
      '3: 18-19',
    ]);
  });

  it('removes only the side that falls below an hour when a tap cuts a block in two', () => {
    const day = dayOf();
    const twoHours = [slot('18:00', '18:30'), slot('19:00', '19:30'), slot('19:30', '20:00')];
    expect(times(tapped(day, ...twoHours, slot('18:30', '19:00')))).toEqual(['3: 19-20']);
  });

  it('keeps other courts and days when a block is removed', () => {
    const elsewhere = {
      ...slot('10:00', '11:00', 1),
      sport: 'HALL',
      price: cents(1200),
    };
    const change = toggleSlot(dayOf(), [elsewhere, ...tapped(dayOf(), slot('18:00', '18:30'))], slot('18:00', '18:30'));
    expect(slotsAfter(change)).toEqual([elsewhere]);
  });

  it('selects from one cell to another on the same court', () => {
    const change = selectRange(dayOf(), [], { from: slot('18:00', '18:30'), to: slot('19:30', '20:00') });
    expect(times(slotsAfter(change))).toEqual(['3: 18-20']);
  });

  it('refuses a range over a booking or over two courts', () => {
    const day = dayOf([booked('18:30', '19:30')]);
    expect(selectRange(day, [], { from: slot('18:00', '18:30'), to: slot('19:30', '20:00') })).toEqual({
      kind: 'refused',
    });
    expect(selectRange(day, [], { from: slot('20:00', '20:30', 1), to: slot('20:30', '21:00', 2) })).toEqual({
      kind: 'refused',
    });
  });

  it('shrinks a block only down to an hour', () => {
    const day = dayOf();
    const ninety = tapped(day, slot('18:00', '18:30'), slot('19:00', '19:30'));
    const hour = slotsAfter(shrinkBlock(day, ninety, slot('19:00', '19:30')));
    expect(times(hour)).toEqual(['3: 18-19']);
    expect(shrinkBlock(day, hour, slot('18:30', '19:00'))).toEqual({ kind: 'refused' });
  });

  it('finds the whole block around any of its slots', () => {
    const slots = [
      ...slotsAfter(selectBlock(dayOf(), [], slot('18:00', '20:00'))),
      ...tapped(dayOf(), slot('21:00', '21:30')),
    ];
    for (const at of [slot('18:00', '18:30'), slot('19:00', '19:30'), slot('19:30', '20:00')]) {
      expect(times(blockAt(dayOf(), slots.toReversed(), at))).toEqual(['3: 18-20']);
    }
    expect(times(blockAt(dayOf(), slots, slot('20:30', '21:00')))).toEqual(['3: 21-22']);
  });

  it('selects a whole free stretch in one tap, and none that is no longer free', () => {
    expect(times(slotsAfter(selectBlock(dayOf(), [], slot('18:00', '19:30'))))).toEqual(['3: 18-19.5']);
    expect(selectBlock(dayOf([booked('19:00', '20:00')]), [], slot('18:00', '19:30'))).toEqual({ kind: 'refused' });
  });

  it('contains only what can be booked after any sequence of taps on any day', () => {
    const taps = fc.array(fc.nat(), { maxLength: 30 });
    fc.assert(
      fc.property(randomDay, taps, ({ day }, places) => {
        const slots = places.reduce<readonly SelectedSlot[]>((chosen, place) => {
          const cells = cellsOf(day);
          const change = toggleSlot(day, chosen, cells[place % cells.length] ?? slot('07:00', '07:30'));
          return change.kind === 'refused' ? chosen : change.slots;
        }, []);
        expect(new Set(slots.map(slotKey)).size).toBe(slots.length);
        for (const block of mergeSlots(slots)) {
          expect(minutesOf(block)).toBeGreaterThanOrEqual(minimumMinutes);
          expect(minutesOf(block) % day.slotMinutes).toBe(0);
          expect(openSlotsIn(day, block)).not.toBeNull();
        }
      }),
    );
  });

  it('costs what the tapped cell offered, on any day and with anything selected before', () => {
    fc.assert(
      fc.property(randomDay, fc.array(fc.nat(), { maxLength: 6 }), ({ plan, clock, bookings, day }, places) => {
        const selection = places.reduce<readonly SelectedSlot[]>((chosen, place) => {
          const cells = cellsOf(day);
          const change = toggleSlot(day, chosen, cells[place % cells.length] ?? slot('07:00', '07:30'));
          return change.kind === 'refused' ? chosen : change.slots;
        }, []);
        const shown = buildDay(plan, { date: monday, bookings, selection }, clock);
        for (const cell of cellsOf(shown)) {
          if (cell.state !== 'free') continue;
          const change = toggleSlot(shown, selection, cell);
          const added = change.kind === 'added' ? change.changed : [];
          const { duration, price } = totalsOf(added);
          expect(cell.offer).toEqual({ minutes: duration, price });
        }
      }),
    );
  });
});
