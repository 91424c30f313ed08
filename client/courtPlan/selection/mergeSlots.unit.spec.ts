import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, cents } from '@platzwart/contracts/core';
import { monday, slot } from '../plan/club.fixture.ts';
import { minutesOf, slotKey } from '../plan/slot.ts';
import { mergeSlots, totalsOf } from './mergeSlots.ts';
import type { SelectedSlot } from './selectedSlot.ts';

const chosen = (start: string, end: string, changes: Partial<SelectedSlot> = {}): SelectedSlot => ({
  ...slot(start, end),
  price: cents(600),
  ...changes,
});

const anySlots = fc.uniqueArray(
  fc
    .record({
      court: fc.integer({ min: 1, max: 3 }),
      halfHour: fc.integer({ min: 14, max: 43 }),
      day: fc.nat(2),
      hall: fc.boolean(),
    })
    .map(({ court, halfHour, day, hall }) => ({
      ...chosen('07:00', '07:30'),
      court,
      sport: hall ? 'HALL' : 'TENNIS',
      date: addDays(monday, day),
      startMinute: halfHour * 30,
      endMinute: halfHour * 30 + 30,
    })),
  { selector: slotKey, maxLength: 40 },
);

describe('Merging selected slots into bookings', () => {
  it('joins consecutive slots of the same court and day, and adds up the price', () => {
    const [block, ...others] = mergeSlots([chosen('18:30', '19:00', { price: cents(700) }), chosen('18:00', '18:30')]);
    expect(others).toEqual([]);
    expect(block).toMatchObject({ startMinute: 1080, endMinute: 1140, price: 1300 });
  });

  it('keeps courts, days and sports apart', () => {
    const blocks = mergeSlots([
      chosen('18:00', '18:30'),
      chosen('18:30', '19:00', { court: 4 }),
      chosen('18:30', '19:00', { date: addDays(monday, 1) }),
      chosen('18:30', '19:00', { sport: 'HALL' }),
    ]);
    expect(blocks).toHaveLength(4);
  });

  it('joins the slots of one sport though another sport has a court of the same number', () => {
    const blocks = mergeSlots([
      chosen('18:00', '18:30'),
      chosen('18:00', '19:00', { sport: 'HALL' }),
      chosen('18:30', '19:00'),
    ]);
    expect(blocks.map((block) => `${block.sport} ${minutesOf(block)}`)).toEqual(['HALL 60', 'TENNIS 60']);
  });

  it('sorts by date, court and start', () => {
    const blocks = mergeSlots([
      chosen('08:00', '09:00', { date: addDays(monday, 1), court: 1 }),
      chosen('20:00', '21:00', { court: 2 }),
      chosen('09:00', '10:00', { court: 2 }),
      chosen('21:00', '22:00', { court: 1 }),
    ]);
    expect(blocks.map(({ date, court, startMinute }) => [date, court, startMinute / 60])).toEqual([
      [monday, 1, 21],
      [monday, 2, 9],
      [monday, 2, 20],
      [addDays(monday, 1), 1, 8],
    ]);
  });

  it('keeps the remark of a block, whichever of its slots carries it', () => {
    expect(
      mergeSlots([chosen('18:00', '18:30'), chosen('18:30', '19:00', { remark: 'Ballmaschine' })])[0]?.remark,
    ).toBe('Ballmaschine');
  });

  it('keeps every minute and cent, and leaves no neighbours unmerged', () => {
    fc.assert(
      fc.property(anySlots, (slots) => {
        const blocks = mergeSlots(slots);
        const { duration, price } = totalsOf(slots);
        expect(blocks.reduce((sum, block) => sum + minutesOf(block), 0)).toBe(duration);
        expect(blocks.reduce((sum, block) => sum + block.price, 0)).toBe(price);
        const ends = new Set(blocks.map((block) => `${block.sport} ${block.date} ${block.court} ${block.endMinute}`));
        blocks.forEach((block) =>
          expect(ends.has(`${block.sport} ${block.date} ${block.court} ${block.startMinute}`)).toBe(false),
        );
      }),
    );
  });
});
