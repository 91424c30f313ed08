import { describe, expect, it } from 'vitest';
import { checkNoDoubleBooking } from './noDoubleBooking.ts';
import { booked, cancelled, shown } from './specHistory.ts';

const violationsOf = (...evidence: Parameters<typeof checkNoDoubleBooking>) =>
  checkNoDoubleBooking(...evidence).violations;

describe('INV1, no double booking', () => {
  it('passes with neighbours, other courts, and a court that was freed in between', () => {
    const log = [
      booked(1, 'a'),
      booked(2, 'b', { start: '11:00', end: '12:00' }),
      booked(3, 'c', { court: 2 }),
      cancelled(4, 'a'),
      booked(5, 'd'),
    ];
    expect(checkNoDoubleBooking({ log, bookings: [] })).toEqual({ examined: 4, violations: [] });
  });

  it('fails where two bookings share half an hour', () => {
    const log = [booked(1, 'a'), booked(2, 'b', { start: '10:30', end: '11:30' })];
    expect(violationsOf({ log, bookings: [] })).toHaveLength(1);
  });

  it('fails also where one of the two was cancelled later', () => {
    expect(violationsOf({ log: [booked(1, 'a'), booked(2, 'b'), cancelled(3, 'a')], bookings: [] })).toHaveLength(1);
  });

  it('fails where the read model shows two in the same minutes', () => {
    const bookings = [shown(1, 'a'), shown(2, 'b', { startMinute: 630, endMinute: 690 })];
    expect(violationsOf({ log: [], bookings })).toHaveLength(1);
  });
});
