import { localDate } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { type EventDraft, courtsInputOf, draftOf, emptyDraft, inputOf, issuesOf } from './eventDraft.ts';

const party: EventDraft = { ...emptyDraft(localDate('2026-06-20')), name: 'Sommerfest' };
const tournament: EventDraft = { ...party, sport: 'TENNIS', courts: [1, 2], start: '10:00', end: '18:00' };
const free = { conflicts: 0, mustDecide: true, last: localDate('2029-06-15') };
const taken = { ...free, conflicts: 2 };

describe('What is filled in about an event', () => {
  it.each<readonly [string, Partial<EventDraft>, typeof free]>([
    ['name', { name: '  ' }, free],
    ['date', { date: '' }, free],
    ['lastDay', { endDate: '2026-06-19' }, free],
    ['lastDay', { endDate: '2027-08-01' }, free],
    ['tooFar', { date: '2029-06-16' }, free],
    ['lastTooFar', { date: '2029-06-10', endDate: '2029-06-16' }, free],
    ['start', { end: '18:00' }, free],
    ['sameTime', { start: '18:00', end: '18:00' }, free],
    ['end', { sport: 'TENNIS', courts: [1], start: '10:00' }, free],
    ['tooMany', { ...tournament, courts: [1, 2, 3], endDate: '2027-06-01' }, free],
    ['conflicts', tournament, taken],
    ['reason', { ...tournament, onConflict: 'DISPLACE' }, taken],
  ])('lacks %s: %o', (issue, change, inWay) => {
    expect(issuesOf({ ...party, ...change }, inWay)).toEqual([issue]);
  });

  it.each<readonly [string, EventDraft, typeof free]>([
    ['of texts alone', party, free],
    ['overnight', { ...party, start: '19:00', end: '01:00' }, free],
    ['with courts', tournament, free],
    ['that leaves out what is taken', { ...tournament, onConflict: 'SKIP' }, taken],
    ['that keeps its courts, where others are taken', tournament, { ...taken, mustDecide: false }],
  ])('is whole for an event %s', (_, draft, inWay) => {
    expect(issuesOf(draft, inWay)).toEqual([]);
  });

  it('is sent without what does not apply', () => {
    expect(inputOf({ ...party, homeAway: 'HOME', onConflict: 'DISPLACE', reason: 'Turnier' }, 0)).toEqual({
      ...{ category: 'CLUB', name: 'Sommerfest', description: null, where: null, homeAway: null, date: '2026-06-20' },
      ...{ endDate: null, start: null, end: null, sport: null, courts: [], onConflict: 'ABORT', reason: null },
    });
    expect(inputOf({ ...tournament, onConflict: 'DISPLACE', reason: ' Turnier ' }, 1)).toMatchObject({
      ...{ onConflict: 'DISPLACE', reason: 'Turnier' },
    });
  });

  it('asks about its courts on each day, once it has days, times and courts', () => {
    expect(courtsInputOf(party)).toBeNull();
    expect(courtsInputOf({ ...tournament, end: '09:00' })).toBeNull();
    expect(courtsInputOf(tournament)).toEqual({
      ...{ category: 'EVENT', title: 'x', sport: 'TENNIS', court: 1, courts: [1, 2] },
      ...{ date: '2026-06-20', start: '10:00', end: '18:00' },
    });
    expect(courtsInputOf({ ...tournament, endDate: '2026-06-21' })).toMatchObject({
      ...{ repetition: 'DAILY', startdate: '2026-06-20', enddate: '2026-06-21' },
    });
  });

  it('is what is known of an event that is changed', () => {
    const known = { ...tournament, endDate: '2026-06-20', description: null, where: null, homeAway: null };
    expect(draftOf(known)).toEqual(tournament);
  });
});
