import { describe, expect, it } from 'vitest';
import { loginPathFor, safeReturnTo } from './returnTo.ts';

describe('Going back after the login', () => {
  it.each(['/booking', '/user/bookings', '/booking?sport=TENNIS&date=2026-06-15', '/'])('returns to %s', (path) => {
    expect(safeReturnTo(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'booking',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    'https://evil.example',
    ' /booking',
    '/\t/evil.example',
    '/\n/evil.example',
  ])('goes to the booking page instead of %j', (wanted) => {
    expect(safeReturnTo(wanted)).toBe('/booking');
  });

  it('carries a path and its query through the login’s address', () => {
    const path = '/booking?sport=TENNIS&date=2026-06-15';
    const [, query] = loginPathFor(path).split('?');
    expect(safeReturnTo(new URLSearchParams(query).get('returnTo'))).toBe(path);
  });
});
