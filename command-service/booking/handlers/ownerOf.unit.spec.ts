import { bookingId } from '@platzwart/contracts/core';
import { type CourtBooked, seriesId } from '@platzwart/contracts/booking';
import { describe, expect, it, vi } from 'vitest';
import { planned } from '../../ledger/courts/specChanges.ts';
import { block, booked, booking } from '../../ledger/courts/specSentences.ts';
import { type LedgerEvent, ledgerDecider } from '../../ledger/ledgerDecider.ts';
import { anna, ben } from '../domain/specClub.ts';
import { ownerOf } from './ownerOf.ts';

const id = seriesId('5e51e500-0000-4000-8000-000000000001');
const dateOf = (who: typeof anna | null, number: number): CourtBooked => {
  const on = block('TENNIS 3', `2026-06-1${number}`, '18:00-19:00');
  const { data, ...event } = booked(who ?? anna, { ...on, category: 'SAISON', seriesId: id }, number);
  return { ...event, data: { ...data, personId: who?.personId ?? null } };
};

const asked = async (asks: string, ...events: readonly LedgerEvent[]) => {
  const state = events.reduce(ledgerDecider.evolve, ledgerDecider.initialState);
  const refresh = vi.fn(() => Promise.resolve());
  const owner = await ownerOf({ ledger: { current: () => ({ state }), refresh } })(bookingId(asks));
  return { owner, refreshed: refresh.mock.calls.length };
};

describe('The owner', () => {
  it.each([
    ['of a booking', booking(2), { dates: [dateOf(anna, 1), dateOf(ben, 2)], owner: ben.personId }],
    ["of the club's own booking is nobody", booking(1), { dates: [dateOf(null, 1)], owner: null }],
    [
      'of a series whose dates are all of one person',
      id,
      { dates: [dateOf(anna, 1), dateOf(anna, 2)], owner: anna.personId },
    ],
    ["of the club's series is nobody", id, { dates: [dateOf(null, 1), dateOf(null, 2)], owner: null }],
  ])('%s', async (_, asks, { dates, owner }) => {
    expect(await asked(asks, planned(id), ...dates)).toEqual({ owner, refreshed: 0 });
  });

  it.each([
    ['of a series whose dates are of two people', id, [dateOf(anna, 1), dateOf(ben, 2)]],
    ['of a series of which one date is the club’s', id, [dateOf(anna, 1), dateOf(null, 2)]],
    ['of a booking that is in no log', booking(9), [dateOf(anna, 1)]],
  ])('%s is not known, after a look at the newest log', async (_, asks, dates) => {
    expect(await asked(asks, planned(id), ...dates)).toEqual({ owner: undefined, refreshed: 1 });
  });
});
