import { expect, it } from 'vitest';
import { offerExpiresAt, offerNoticeMinutes } from './waitingOffers.ts';

const start = Date.parse('2026-06-16T16:00:00Z');
const expiry = (now: string, minAdvanceMinutes: number): string =>
  new Date(offerExpiresAt({ now: Date.parse(now), start, minAdvanceMinutes })).toISOString();

it('An offer lasts half an hour, but not longer than until an hour before the start, or than its person may book', () => {
  expect(expiry('2026-06-16T14:00:00Z', 0)).toBe('2026-06-16T14:30:00.000Z');
  expect(expiry('2026-06-16T14:30:00Z', 0)).toBe('2026-06-16T15:00:00.000Z');
  expect(expiry('2026-06-16T14:45:00Z', 0)).toBe('2026-06-16T15:00:00.000Z');
  expect(expiry('2026-06-16T13:45:00Z', 120)).toBe('2026-06-16T14:00:00.000Z');
});

it.each([
  [0, 70],
  [120, 130],
])('with a lead time of %i minutes the last offer is made %i minutes before the start', (minAdvanceMinutes, notice) => {
  expect(offerNoticeMinutes(minAdvanceMinutes)).toBe(notice);
});
