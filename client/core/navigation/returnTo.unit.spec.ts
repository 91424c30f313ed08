import { describe, expect, it } from 'vitest';
import { loginPathFor, safeReturnTo } from './returnTo.ts';

describe('The address after the login', () => {
  it.each(['/booking', '/user/bookings', '/booking?sport=TENNIS&date=2026-06-15', '/'])('is %s', (path) => {
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
  ])('is the booking page instead of %j', (path) => {
    expect(safeReturnTo(path)).toBe('/booking');
  });

  it('is not named where it is the booking page', () => {
    expect(loginPathFor('/booking')).toBe('/auth/login');
  });

  it('is passed through the login’s address with its query', () => {
    const path = '/booking?sport=TENNIS&date=2026-06-15';
    const [, query] = loginPathFor(path).split('?');
    expect(safeReturnTo(new URLSearchParams(query).get('returnTo'))).toBe(path);
  });
});
