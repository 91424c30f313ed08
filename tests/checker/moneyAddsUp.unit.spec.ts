import { describe, expect, it } from 'vitest';
import { checkMoney } from './moneyAddsUp.ts';
import { booked, cancelled, closed, moved, shown, shownCancelled } from './specHistory.ts';

const log = [booked(1, 'a'), booked(2, 'b', { court: 2 }), cancelled(3, 'a')];
const [cancelledRow, openRow] = [shownCancelled(3, 'a'), shown(2, 'b')];

const violationsIn = (...bookings: Parameters<typeof checkMoney>[0]['bookings']) =>
  checkMoney({ log, bookings }).violations;

describe('INV5, money adds up', () => {
  it('passes where booked equals open plus cancelled', () => {
    expect(checkMoney({ log, bookings: [cancelledRow, openRow] })).toEqual({ examined: 1, violations: [] });
  });

  it('fails where a price has changed, by a single cent', () => {
    expect(violationsIn(cancelledRow, { ...openRow, price: 1_001 })).toHaveLength(1);
  });

  it('fails where a cancelled booking is still owed, or an open one is not', () => {
    expect(violationsIn({ ...cancelledRow, paymentState: 'OPEN' }, openRow)).toHaveLength(1);
    expect(violationsIn(cancelledRow, { ...openRow, paymentState: 'NONE' })).toHaveLength(1);
  });

  it('fails where a row is missing, or a person owes without a booking', () => {
    expect(violationsIn(openRow)).toHaveLength(1);
    expect(violationsIn(cancelledRow, openRow, shown(4, 'c', { personId: 'ben' }))).toHaveLength(1);
  });

  it('counts bookings on closed days without a person, and fails where one still has a name or has lost its price', () => {
    const later = booked(4, 'c', { date: '2026-06-02' });
    const closedLog = [...log, later, closed(5, '2026-06-02')];
    const laterRow = shown(4, 'c', { date: '2026-06-02' });
    const rows = [cancelledRow, openRow].map((row) => ({ ...row, personId: null }));
    const violations = (...bookings: typeof rows) => checkMoney({ log: closedLog, bookings: [...bookings, laterRow] });
    expect(violations(...rows)).toEqual({ examined: 2, violations: [] });
    expect(checkMoney({ log: closedLog, bookings: [cancelledRow, openRow, laterRow] }).violations).toHaveLength(2);
    expect(violations(...rows.map((row) => ({ ...row, price: 0 }))).violations).toHaveLength(1);
  });

  it('counts the price after a change, with the fee of the guests, which stays', () => {
    const guests = { ...booked(2, 'a', { guestFee: 500 }), type: 'PlayersChanged' };
    const changed = [booked(1, 'a'), guests, moved(3, 'a', { price: 1_600 })];
    const row = shown(3, 'a', { price: 2_100 });
    expect(checkMoney({ log: changed, bookings: [row] }).violations).toEqual([]);
    expect(checkMoney({ log: changed, bookings: [{ ...row, price: 1_500 }] }).violations).toHaveLength(1);
  });

  it('counts a season date as owed that was cancelled without a refund', () => {
    const released = [booked(1, 'a'), cancelled(2, 'a', { refund: 'NONE' })];
    const row = shown(2, 'a', { occupancy: 'CANCELED' });
    expect(checkMoney({ log: released, bookings: [row] }).violations).toEqual([]);
    expect(checkMoney({ log: released, bookings: [{ ...row, paymentState: 'NONE' }] }).violations).toHaveLength(1);
  });
});
