import { expect, it } from 'vitest';
import { typedMoment } from './typedMoment.ts';

const now = Date.parse('2026-06-15T08:00:00Z');

it.each([
  ['31.12., 12:00', '2025-12-31T11:00:00.000Z'],
  ['31.12. 12:00 Uhr', '2025-12-31T11:00:00.000Z'],
  ['1.6., 9:30', '2026-06-01T07:30:00.000Z'],
  ['31.12.2024', '2024-12-31T23:00:00.000Z'],
  ['31. Dezember 2024, 12:00', '2024-12-31T11:00:00.000Z'],
  ['3. März, 08:00', '2026-03-03T07:00:00.000Z'],
  ['31 Dec, 12:00', '2025-12-31T11:00:00.000Z'],
  ['31 December 2024 at 12:00', '2024-12-31T11:00:00.000Z'],
  ['31/12/2024 12:00', '2024-12-31T11:00:00.000Z'],
  ['2024-12-31 12:00', '2024-12-31T11:00:00.000Z'],
])('%s is a moment of the club’s clock', (typed, instant) => expect(typedMoment(typed, now)).toBe(instant));

it.each(['', 'gestern', '31.02.2025', '31.12., 25:00', '31.12., 12:60', '12:00', '31 Foo 2025'])(
  '%s is none',
  (typed) => expect(typedMoment(typed, now)).toBeNull(),
);
