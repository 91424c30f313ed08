import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { booked, minute } from '../plan/club.fixture.ts';
import { isOpen } from '../plan/cell.ts';
import { cellsOf } from '../plan/dayLookup.ts';
import { randomDay } from '../plan/randomDay.fixture.ts';
import { whyNot } from './whyNot.ts';

const window = { minAdvanceMinutes: 120, maxAdvanceDays: 14, graceMinutes: 0 };
const place = { court: 3, startMinute: minute('18:00'), endMinute: minute('18:30') };

describe('Why something cannot be booked', () => {
  it('names until when a court is taken', () => {
    const cell = { ...place, state: 'booked', booking: booked('18:00', '18:30'), past: false } as const;
    expect(whyNot(cell, window)).toMatchObject({ text: 'booked', end: '18:30' });
    expect(whyNot({ ...cell, past: true }, window)).toMatchObject({ text: 'over' });
  });

  it('names the reason of a closure where there is one', () => {
    const booking = { ...booked('18:00', '18:30'), category: 'BLOCK' } as const;
    expect(whyNot({ ...place, state: 'booked', booking, past: false }, window)).toMatchObject({ text: 'blocked' });
    const named = { ...booking, title: 'Platzpflege' };
    expect(whyNot({ ...place, state: 'booked', booking: named, past: false }, window)).toMatchObject({
      text: 'blockedBecause',
    });
  });

  it('names the minutes of a gap, and of the lead time', () => {
    expect(whyNot({ ...place, state: 'closed', reason: 'tooShort' }, window)).toMatchObject({ minutes: 30 });
    expect(whyNot({ ...place, state: 'closed', reason: 'tooSoon' }, window)).toMatchObject({ minutes: 120, days: 14 });
  });

  it('has a reason for everything that is not free, and none for what is', () => {
    fc.assert(
      fc.property(randomDay, ({ day, plan }) => {
        cellsOf(day).forEach((cell) => expect(whyNot(cell, plan.window) === null).toBe(isOpen(cell)));
      }),
    );
  });
});
