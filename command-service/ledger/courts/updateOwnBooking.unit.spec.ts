import { cents } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { specificationFor } from '../../core/specification.ts';
import type { NewPlayers } from '../../booking/domain/bookingRequests.ts';
import { anna, ben, clubWith, limitsFor, monday10, trainer } from '../../booking/domain/specClub.ts';
import { courtsDecider } from './courts.ts';
import type { UpdateOwnBooking } from './courtsCommands.ts';
import { change } from './specChanges.ts';
import { block, book, booked, booking, cancel, cancelled } from './specSentences.ts';

const given = specificationFor(courtsDecider);
const evening = block('TENNIS 1', '2026-06-16', '18:00-19:30');
const byName = ({ personId, role, limits }: typeof anna) => ({ personId, role, limits });
const playing = (members: readonly (typeof anna)[], guests = 0): NewPlayers => ({
  members: members.map(byName),
  ...{ guests, sealedGuests: guests > 0 ? 'v1.guests' : null },
});
const settings = clubWith({ guestFee: cents(500) });

const update = (change: Partial<UpdateOwnBooking['data']>): UpdateOwnBooking => ({
  type: 'UpdateOwnBooking',
  data: {
    ...{ bookingId: booking(1), caller: anna, now: monday10, settings },
    ...{ remark: null, players: null, shownFee: null, expectedRevision: null },
    ...change,
  },
});
const ordered = given().when(
  book(anna, evening, { settings, players: [playing([ben], 1)], shown: [2409 + 1000] }),
).decision;
const before = ordered.outcome === 'accepted' ? ordered.events : [];
const only = booked(anna, evening, 1);

describe("The owner's edit of a booking", () => {
  it('changes the remark, or removes it, and nothing else', () => {
    expect(given(...before).when(update({ remark: { sealed: 'v1.new' } })).decision).toMatchObject({
      events: [
        { type: 'RemarkChanged', data: { bookingId: booking(1), personId: anna.personId, sealedRemark: 'v1.new' } },
      ],
    });
    expect(given(only).when(update({ remark: { sealed: null } })).decision).toMatchObject({
      events: [{ data: { sealedRemark: null } }],
    });
    given(only).when(update({})).thenNothingHappens();
  });

  it('changes the players: only those who are new are told, and the fee follows the number of guests', () => {
    const players = playing([ben, trainer], 2);
    expect(given(...before).when(update({ players, shownFee: cents(2000) })).decision).toMatchObject({
      events: [
        {
          type: 'PlayersChanged',
          data: { members: [ben.personId, trainer.personId], added: [trainer.personId], guests: 2, guestFee: 2000 },
        },
      ],
    });
    expect(given(...before).when(update({ players: playing([]) })).decision).toMatchObject({
      events: [{ data: { members: [], added: [], guests: 0, guestFee: 0, guestFeePayment: null } }],
    });
  });

  it('keeps the fee of as many guests as before, whatever the club asks today', () => {
    const dearer = clubWith({ guestFee: cents(900) });
    const same = update({ settings: dearer, players: playing([trainer], 1), shownFee: cents(1000) });
    expect(given(...before).when(same).decision).toMatchObject({ events: [{ data: { guestFee: 1000 } }] });
    given(...before)
      .when(update({ settings: dearer, players: playing([], 2), shownFee: cents(2000) }))
      .thenRejectedWith('ERR_PRICE_CHANGED', 'guestFee');
  });

  it('checks the quota of those who are new, not of those who play already', () => {
    const oneHourHalf = clubWith({ ...limitsFor('MEMBER', { maxMinutesPerDay: 90 }), guestFee: cents(500) });
    given(...before)
      .when(update({ settings: oneHourHalf, players: playing([ben], 1) }))
      .thenAccepted();
    given(only, booked(ben, block('TENNIS 2', '2026-06-16', '08:00-09:00'), 2))
      .when(update({ settings: oneHourHalf, players: playing([ben]) }))
      .thenRejectedWith('ERR_BOOKING_LIMIT', 'players');
  });

  it.each([
    ['the owner as a player', playing([anna])],
    ['the same person twice', playing([ben, ben])],
  ])('refuses %s', (_, players) => {
    given(only).when(update({ players })).thenRejectedWith('ERR_INVALID_INPUT', 'players');
  });

  it('refuses fewer than the club requires', () => {
    const strict = clubWith({ players: 'REQUIRED' });
    given(...before)
      .when(update({ settings: strict, players: playing([]) }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'players');
  });

  it('names who plays to whoever reads that the booking is moved or cancelled, without the guests', () => {
    const members = [ben.personId];
    const moved = given(...before).when(change(1, { ...evening, court: 2 }));
    expect(moved.decision).toMatchObject({ events: [{ type: 'BookingChanged', data: { members } }] });
    const cancelledByOwner = given(...before).when(cancel(anna, 1));
    expect(cancelledByOwner.decision).toMatchObject({ events: [{ type: 'BookingCancelled', data: { members } }] });
    expect(JSON.stringify(given(only).when(cancel(anna, 1)).decision)).not.toContain('members');
  });

  it('is refused where the booking was changed since the owner was shown it', () => {
    const remark = { sealed: 'v1.new' };
    const { decision } = given(...before).when(update({ remark }));
    const changed = [...before, ...(decision.outcome === 'accepted' ? decision.events : [])];
    const shown = (expectedRevision: number) => update({ remark, expectedRevision });
    // Naming its players was its first change.
    given(...before)
      .when(shown(1))
      .thenAccepted();
    given(...changed)
      .when(shown(1))
      .thenRejectedWith('ERR_BOOKING_CONFLICT', 'expectedRevision');
    given(...changed)
      .when(shown(2))
      .thenAccepted();
  });

  it('is for the owner alone, until it begins, of a booking that is live', () => {
    given(...before)
      .when(update({ caller: ben, remark: { sealed: null } }))
      .thenRejectedWith('ERR_NOT_AUTHORIZED');
    given(only, cancelled(only)).when(update({})).thenRejectedWith('ERR_BOOKING_NOT_FOUND');
    given().when(update({})).thenRejectedWith('ERR_BOOKING_NOT_FOUND');
    const now = { ...monday10, date: evening.date, minute: 18 * 60 };
    given(only).when(update({ now })).thenRejectedWith('ERR_BOOKING_TIME_INVALID');
  });
});
