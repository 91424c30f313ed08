import { describe, expect, it } from 'vitest';
import { checkNoDoubleBooking } from './noDoubleBooking.ts';
import { booked, cancelled, moved, shown } from './specHistory.ts';

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

  it('passes where one append exchanges two courts, and where a moved booking left its court to another one', () => {
    const exchange = [moved(3, 'a', { court: 2 }), moved(4, 'b')].map((event) => ({ ...event, commandId: 'one' }));
    const log = [
      booked(1, 'a'),
      booked(2, 'b', { court: 2 }),
      ...exchange,
      moved(5, 'b', { court: 3 }),
      booked(6, 'c'),
    ];
    expect(checkNoDoubleBooking({ log, bookings: [] })).toEqual({ examined: 6, violations: [] });
  });

  it('fails where a booking is moved into another one, in two appends or in one', () => {
    const log = [booked(1, 'a'), booked(2, 'b', { court: 2 }), moved(3, 'b')];
    expect(violationsOf({ log, bookings: [] })).toHaveLength(1);
    const both = [moved(3, 'a', { court: 3 }), moved(4, 'b', { court: 3 })].map((event) => ({
      ...event,
      commandId: 'one',
    }));
    expect(violationsOf({ log: [...log.slice(0, 2), ...both], bookings: [] })).toHaveLength(1);
  });

  it('fails where the read model shows two in the same minutes', () => {
    const bookings = [shown(1, 'a'), shown(2, 'b', { startMinute: 630, endMinute: 690 })];
    expect(violationsOf({ log: [], bookings })).toHaveLength(1);
  });
});
