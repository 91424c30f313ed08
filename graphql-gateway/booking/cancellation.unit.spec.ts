import { cents, localDate } from '@platzwart/contracts/core';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { audienceOf, viewerOf } from '../core/viewer.ts';
import { admin, anna, ben } from '../testing/personas.ts';
import { booking } from '../testing/exampleRows.ts';
import { mayCancel, mayKeepPrice, ownDeadline } from './cancellation.ts';

const at = (instant: string) => Temporal.Instant.from(instant);
const rules = { cancellationHours: 24 };
const hers = booking({ personId: anna.personId });

describe('Cancelling', () => {
  it.each([
    ['2026-06-14T15:59:59Z', true],
    ['2026-06-14T16:00:00Z', true],
    ['2026-06-14T16:00:01Z', false],
  ])('is possible for the owner until 24 hours before 18:00 in Berlin: %s %s', (now, expected) => {
    expect(mayCancel(hers, viewerOf(anna), { rules, now: at(now) })).toBe(expected);
  });

  it('is possible until the start where the club asks for no notice', () => {
    const noNotice = { rules: { cancellationHours: 0 }, now: at('2026-06-15T16:00:00Z') };
    expect(mayCancel(hers, viewerOf(anna), noNotice)).toBe(true);
  });

  it.each([
    ['2026-03-29', '2026-03-28T16:00:00Z'],
    ['2026-10-25', '2026-10-24T17:00:00Z'],
  ])('ends 24 elapsed hours before, also on %s, when the clocks change', (date, deadline) => {
    const changing = booking({ personId: anna.personId, date: localDate(date) });
    expect(ownDeadline(changing, viewerOf(anna), rules)?.toString()).toBe(deadline);
  });

  it('is refused to everybody but the owner and an ADMIN, who may always cancel', () => {
    const early = { rules, now: at('2026-06-01T10:00:00Z') };
    const late = { rules, now: at('2026-06-15T15:00:00Z') };
    expect(mayCancel(hers, viewerOf(ben), early)).toBe(false);
    expect(mayCancel(hers, audienceOf(viewerOf(anna)), early)).toBe(false);
    expect(mayCancel(hers, viewerOf(admin), late)).toBe(true);
    expect(ownDeadline(hers, viewerOf(admin), rules)).toBeNull();
  });

  it('leaves the price where an ADMIN wishes so, after the deadline and of a date of a season only', () => {
    const early = { rules, now: at('2026-06-14T16:00:00Z') };
    const late = { rules, now: at('2026-06-14T16:00:01Z') };
    const season = booking({ personId: anna.personId, category: 'SAISON' });
    expect(mayKeepPrice(hers, viewerOf(admin), late)).toBe(true);
    expect(mayKeepPrice(hers, viewerOf(admin), early)).toBe(false);
    expect(mayKeepPrice(season, viewerOf(admin), early)).toBe(true);
    expect(mayKeepPrice(hers, viewerOf(anna), late)).toBe(false);
    expect(mayKeepPrice(booking({ personId: anna.personId, price: cents(0) }), viewerOf(admin), late)).toBe(false);
    expect(mayKeepPrice(booking({ personId: null, category: 'BLOCK' }), viewerOf(admin), late)).toBe(false);
    expect(mayKeepPrice({ ...hers, occupancy: 'CANCELED' }, viewerOf(admin), late)).toBe(false);
  });

  it('is refused to an ADMIN, too, once the owner’s id was removed; bookings of the club itself can still be cancelled', () => {
    const longAgo = { date: localDate('2023-06-14') };
    const now = { rules, now: at('2026-06-14T22:00:00Z') };
    expect(mayCancel(booking(longAgo), viewerOf(admin), now)).toBe(false);
    expect(mayCancel(booking({ ...longAgo, category: 'BLOCK' }), viewerOf(admin), now)).toBe(true);
    expect(mayCancel(booking(longAgo), viewerOf(admin), { rules, now: at('2026-06-14T21:59:59Z') })).toBe(true);
  });

  it('is refused after the booking was cancelled', () => {
    const cancelled = booking({ personId: anna.personId, occupancy: 'CANCELED' });
    const early = { rules, now: at('2026-06-01T10:00:00Z') };
    expect(mayCancel(cancelled, viewerOf(anna), early)).toBe(false);
    expect(mayCancel(cancelled, viewerOf(admin), early)).toBe(false);
    expect(ownDeadline(cancelled, viewerOf(anna), rules)).toBeNull();
  });
});
