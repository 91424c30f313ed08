import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { booked, minute } from '../plan/club.fixture.ts';
import { isOpen } from '../plan/cell.ts';
import { cellsOf } from '../plan/dayLookup.ts';
import { randomDay } from '../plan/randomDay.fixture.ts';
import { unavailableReason } from './unavailableReason.ts';

const window = { minAdvanceMinutes: 120, maxAdvanceDays: 14, graceMinutes: 0 };
const place = { court: 3, startMinute: minute('18:00'), endMinute: minute('18:30') };

describe('The reason why a cell cannot be booked', () => {
  it('names the time until which a court is taken', () => {
    const cell = { ...place, state: 'booked', booking: booked('18:00', '18:30'), past: false } as const;
    expect(unavailableReason(cell, window)).toMatchObject({ text: 'booked', end: '18:30' });
    expect(unavailableReason({ ...cell, past: true }, window)).toMatchObject({ text: 'over' });
  });

  it('names the reason of a closure, and calls what is held for somebody taken', () => {
    const booking = { ...booked('18:00', '18:30'), category: 'BLOCK' } as const;
    expect(unavailableReason({ ...place, state: 'booked', booking, past: false }, window)).toMatchObject({
      text: 'held',
    });
    const named = { ...booking, title: 'Platzpflege' };
    expect(unavailableReason({ ...place, state: 'booked', booking: named, past: false }, window)).toMatchObject({
      text: 'blocked',
    });
  });

  it('names the minutes of a gap, and of the lead time', () => {
    expect(unavailableReason({ ...place, state: 'closed', reason: 'tooShort' }, window)).toMatchObject({ minutes: 30 });
    expect(unavailableReason({ ...place, state: 'closed', reason: 'tooSoon' }, window)).toMatchObject({
      minutes: 120,
      days: 14,
    });
  });

  it('exists for everything that is not free, and for nothing else', () => {
    fc.assert(
      fc.property(randomDay, ({ day, plan }) => {
        cellsOf(day).forEach((cell) => expect(unavailableReason(cell, plan.window) === null).toBe(isOpen(cell)));
      }),
    );
  });
});
