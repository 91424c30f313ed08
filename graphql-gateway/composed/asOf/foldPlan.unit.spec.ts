import { personId } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { type PlanEntry, foldPlan } from './foldPlan.ts';

const id = (nr: number): string => `0b000000-0000-4000-8000-${String(nr).padStart(12, '0')}`;
const anna = personId(id(90));
const place = { sport: 'TENNIS', court: 3, date: '2026-06-20', start: '18:00', end: '19:00' };
const booking = {
  ...{ bookingId: id(1), seriesId: null, eventId: null, enteredByClub: false, category: 'SINGLE', title: null },
  ...{ clubRemark: null, price: 1200, listPrice: 1200, discount: 0, paymentMethod: 'INVOICE', ...place },
};
const entry = (action: string, details: object = {}, change: Partial<PlanEntry> = {}): PlanEntry => ({
  ...{ subjectId: id(1), personId: anna, action, details: { ...place, ...details }, texts: null },
  ...change,
});
const booked = entry('CourtBooked', booking, { texts: { remark: 'mit Ball' } });
const after = (...entries: readonly PlanEntry[]) => foldPlan([booked, ...entries])[0];

describe('The court plan as of a moment', () => {
  it('has what was booked, as it was booked', () => {
    expect(after()).toMatchObject({
      ...{ bookingId: id(1), personId: anna, court: 3, startMinute: 1080, endMinute: 1140, remark: 'mit Ball' },
      ...{ price: 1200, paymentState: 'OPEN', occupancy: 'BOOKED', ownPrice: false, players: [] },
    });
  });

  it('has the place and price of the last change, and the fee of the guests on top', () => {
    const players = { members: [id(91)], guestFee: 500, guestFeePayment: 'INVOICE' };
    const change = { ...booking, court: 4, start: '20:00', end: '24:00', price: 2000, ownPrice: true, scope: 'THIS' };
    expect(
      after(entry('PlayersChanged', players, { texts: { guests: 'Gabi\nGerd' } }), entry('BookingChanged', change)),
    ).toMatchObject({
      ...{ court: 4, startMinute: 1200, endMinute: 1440, price: 2500, guestFee: 500, ownPrice: true, remark: null },
      players: [
        { personId: id(91), guestName: null },
        { personId: null, guestName: 'Gabi' },
        { personId: null, guestName: 'Gerd' },
      ],
    });
  });

  it('loses a player who left, a remark that was removed, and what was cancelled or deleted', () => {
    const players = entry('PlayersChanged', { members: [id(91)], guestFee: 0, guestFeePayment: null });
    expect(after(players, entry('PlayerLeft', { playerId: id(91) }))).toMatchObject({ players: [] });
    expect(after(entry('RemarkChanged'))).toMatchObject({ remark: null });
    expect(after(entry('BookingCancelled'))).toBeUndefined();
    expect(after(entry('BookingDeleted'))).toBeUndefined();
  });

  it('has what is held for somebody who waits, without a person, until the offer ends', () => {
    const offer = entry('SlotOffered', { holdId: id(5) }, { subjectId: id(6) });
    expect(foldPlan([offer])).toMatchObject([
      { bookingId: id(5), occupancy: 'HELD', category: 'BLOCK', personId: null },
    ]);
    expect(foldPlan([offer, entry('OfferEnded', { holdId: id(5) }, { subjectId: id(6) })])).toEqual([]);
  });

  it('has the name that an event of the club had', () => {
    const ofEvent = entry('CourtBooked', { ...booking, eventId: id(7), title: 'Turnier' });
    const renamed = entry('ClubEventRevised', { name: 'Pokal' }, { subjectId: id(7) });
    expect(foldPlan([ofEvent])[0]?.title).toBe('Turnier');
    expect(foldPlan([ofEvent, renamed])[0]?.title).toBe('Pokal');
  });

  it('has nobody whom the log has forgotten', () => {
    const { title, ...forgotten } = booking;
    expect(foldPlan([entry('CourtBooked', forgotten, { personId: null })])[0]).toMatchObject({
      ...{ personId: null, title: null, remark: null },
    });
  });
});
