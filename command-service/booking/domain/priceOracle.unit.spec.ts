import { priceOfBlock, slotMinutes } from '@platzwart/contracts/booking';
import { type PriceRow, addDays, cents, localDate, roles, timeOfMinute } from '@platzwart/contracts/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oraclePrice } from './specOracle.ts';

const anyCents = fc.integer({ min: 0, max: 1_000_000 }).map(cents);
const anyRows: fc.Arbitrary<readonly PriceRow[]> = fc
  .uniqueArray(
    fc.record({
      minute: fc.integer({ min: 1, max: 47 }).map((slot) => slot * 30),
      guest: anyCents,
      member: anyCents,
      trainer: anyCents,
      weekendGuest: anyCents,
      weekendMember: anyCents,
      weekendTrainer: anyCents,
    }),
    { selector: ({ minute }) => minute, minLength: 1, maxLength: 5 },
  )
  .map((rows) => rows.toSorted((one, other) => one.minute - other.minute))
  .map((rows) => rows.map(({ minute, ...row }, index) => ({ ...row, time: timeOfMinute(index === 0 ? 0 : minute) })));

const anyBlock = fc.record({
  halfHour: fc.boolean(),
  first: fc.integer({ min: 0, max: 23 }),
  hours: fc.integer({ min: 1, max: 24 }),
});

const anyBuyer = fc.record({ role: fc.constantFrom(...roles), discount: fc.integer({ min: 0, max: 100 }) });
const anyDay = fc.integer({ min: 0, max: 3000 }).map((day) => addDays(localDate('2026-01-01'), day));

describe('The price of a block', { timeout: 60_000 }, () => {
  it('equals that of an independent calculation, for every price list, role, day and discount', () => {
    fc.assert(
      fc.property(fc.tuple(anyRows, anyBlock, anyBuyer, anyDay), ([rows, { halfHour, first, hours }, buyer, date]) => {
        const startMinute = first * 60;
        const endMinute = Math.min(startMinute + hours * 60, 1440);
        const slot = slotMinutes({ halfHour });
        const starts = Array.from(
          { length: (endMinute - startMinute) / slot },
          (_, index) => startMinute + index * slot,
        );
        const settings = { sport: { halfHour, prices: rows }, rules: { holidayRegion: null } };
        const { price, listPrice } = priceOfBlock(settings, { date, startMinute, endMinute }, buyer);
        expect(price).toBe(oraclePrice({ rows, date, starts, slot, ...buyer }));
        expect(listPrice).toBe(oraclePrice({ rows, date, starts, slot, ...buyer, discount: 0 }));
      }),
      { numRuns: 1000 },
    );
  });
});
