import { standardRules } from '@platzwart/contracts/club';
import type { PersonId } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import type { ClubHistoryEvent } from '@platzwart/contracts/message-catalogue';
import { courtBooked, people, personRegistered } from '../../testing/clubHistory.ts';
import { type Breach, findAffectedPeople } from './affectedPeople.ts';

const { anna, ben, gast } = people;
const [annasNumber, bensNumber] = ['100', '101'];

const roleChanged = (personId: PersonId, role: 'ADMIN' | 'MEMBER'): ClubHistoryEvent => ({
  type: 'RoleChanged',
  data: { personId, role, tokenVersion: 1 },
});
const erased = (personId: PersonId): ClubHistoryEvent => ({ type: 'PersonErased', data: { personId } });
const namesShown = (showNames: boolean): ClubHistoryEvent => ({
  type: 'BookingRulesSet',
  data: {
    ...standardRules,
    showNames,
  },
});

type Told = readonly [at: number, event: ClubHistoryEvent, actor?: PersonId];

/** The affected people by number: "100 everything 2/0" means two readable bookings and no changes. */
const linesOf = (breach: Breach, history: readonly Told[]): readonly string[] | null => {
  const { observe, affected } = findAffectedPeople(breach);
  for (const [occurredAt, event, actor = null] of history) observe({ occurredAt, event, actor });
  const found = affected();
  return found && found.map((each) => `${each.memberNumber} ${each.seen} ${each.bookings}/${each.changed}`);
};

const club: readonly Told[] = [
  [1, personRegistered('anna')],
  [2, personRegistered('ben')],
  [3, courtBooked(1)],
  [4, courtBooked(2, { personId: ben })],
];

describe('A copy of all data', () => {
  const copiedAt = (at: number): Breach => ({ kind: 'copied', at });

  it('affects everyone whom the club knew then, with their bookings up to then', () => {
    expect(linesOf(copiedAt(3), [...club, [5, personRegistered('gast')]])).toEqual([
      '100 everything 1/0',
      '101 everything 0/0',
    ]);
  });

  it('affects people erased afterwards, but none whose key was destroyed before', () => {
    const history: readonly Told[] = [...club, [5, erased(anna)], [7, erased(ben)]];
    expect(linesOf(copiedAt(6), history)).toEqual(['101 everything 1/0']);
    expect(linesOf(copiedAt(4), history)).toEqual(['100 everything 1/0', '101 everything 1/0']);
  });
});

describe('A session used by another person', () => {
  const asAnna = (from: number, to: number): Breach => ({ kind: 'account', memberNumber: annasNumber, from, to });

  it('affects its owner, and the people whose data it changed', () => {
    expect(linesOf(asAnna(5, 9), club)).toEqual(['100 everything 1/0']);
    const history: readonly Told[] = [
      ...club,
      [6, courtBooked(3), anna],
      [7, courtBooked(4, { personId: ben }), anna],
      [8, courtBooked(5, { personId: ben }), ben],
      [10, courtBooked(6, { personId: ben }), anna],
    ];
    expect(linesOf(asAnna(5, 9), history)).toEqual(['100 everything 2/1', '101 nothing 3/1']);
  });

  it('affects everyone if its owner was an ADMIN, even for a moment', () => {
    const while7 = (from: number, to: number) =>
      linesOf(asAnna(from, to), [...club, [6, roleChanged(anna, 'ADMIN')], [8, roleChanged(anna, 'MEMBER')]]);
    const all = ['100 everything 1/0', '101 everything 1/0'];
    expect(while7(7, 7)).toEqual(all);
    expect(while7(7, 20)).toEqual(all);
    expect(while7(1, 6)).toEqual(all);
    expect(while7(1, 5)).toEqual(['100 everything 1/0']);
    expect(while7(9, 20)).toEqual(['100 everything 1/0']);
  });

  it('does not show an ADMIN people who were erased before', () => {
    const history: readonly Told[] = [...club, [5, erased(ben)], [6, roleChanged(anna, 'ADMIN')]];
    expect(linesOf(asAnna(5, 9), history)).toEqual(['100 everything 1/0']);
    expect(linesOf(asAnna(4, 9), history)).toEqual(['100 everything 1/0', '101 everything 1/0']);
  });

  it('affects people with bookings by name if the club shows names', () => {
    const history: readonly Told[] = [
      ...club,
      [5, personRegistered('gast')],
      [6, namesShown(true)],
      [8, namesShown(false)],
    ];
    expect(linesOf(asAnna(7, 9), history)).toEqual(['100 everything 1/0', '101 name 1/0']);
    expect(linesOf(asAnna(9, 10), history)).toEqual(['100 everything 1/0']);
  });

  it('is found by the member number at that time', () => {
    const history: readonly Told[] = [
      ...club,
      [5, { type: 'MemberNumberChanged', data: { personId: gast, memberNumber: '7' } }],
      [6, { type: 'MemberNumberChanged', data: { personId: ben, memberNumber: '55' } }],
    ];
    expect(linesOf({ kind: 'account', memberNumber: '55', from: 1, to: 9 }, history)).toEqual(['55 everything 1/0']);
    expect(linesOf({ kind: 'account', memberNumber: bensNumber, from: 1, to: 9 }, history)).toBeNull();
  });
});
