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

describe('The price of a block', () => {
  it('is what one works out by hand, for every price list, role, day and discount', () => {
    fc.assert(
      fc.property(
        anyRows,
        anyBlock,
        fc.constantFrom(...roles),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 3000 }),
        (rows, { halfHour, first, hours }, role, discount, day) => {
          const date = addDays(localDate('2026-01-01'), day);
          const startMinute = first * 60;
          const endMinute = Math.min(startMinute + hours * 60, 1440);
          const slot = slotMinutes({ halfHour });
          const starts = Array.from(
            { length: (endMinute - startMinute) / slot },
            (_, index) => startMinute + index * slot,
          );
          const settings = { sport: { halfHour, prices: rows }, rules: { holidayRegion: null } };
          const { price, listPrice } = priceOfBlock(settings, { date, startMinute, endMinute }, { role, discount });
          expect(price).toBe(oraclePrice({ rows, date, starts, slot, role, discount }));
          expect(listPrice).toBe(oraclePrice({ rows, date, starts, slot, role, discount: 0 }));
        },
      ),
      { numRuns: 1000 },
    );
  });
});
