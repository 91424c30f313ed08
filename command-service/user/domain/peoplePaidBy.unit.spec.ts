import type { PersonId } from '@platzwart/contracts/core';
import type { UserEvent } from '@platzwart/contracts/user';
import { describe, expect, it } from 'vitest';
import { membersSnapshot } from './membersSnapshot.ts';
import { type MembersState, peoplePaidBy } from './membersState.ts';
import { anna, ben, gast, given, petra, registered } from './specMembers.ts';

const payer = (personId: PersonId, payerId: PersonId | null): UserEvent => ({
  type: 'PayerChanged',
  data: { personId, payerId },
});
const guardian = (personId: PersonId, guardianId: PersonId | null): UserEvent => ({
  type: 'GuardianChanged',
  data: { personId, guardianId },
});

const everybody = [registered('anna'), registered('ben'), registered('gast'), registered('petra')];
const after = (...events: readonly UserEvent[]): MembersState => given(...everybody, ...events).state;
const paidBy = (state: MembersState) => [ben, petra].map((each) => peoplePaidBy(state, each).toSorted());

describe('For whom somebody pays', () => {
  it.each<[string, readonly UserEvent[], readonly (readonly PersonId[])[]]>([
    ['nobody at first', [], [[], []]],
    ['whoever has them as payer', [payer(anna, ben), payer(gast, ben)], [[gast, anna].toSorted(), []]],
    ['their children', [guardian(anna, ben)], [[anna], []]],
    ['the payer before the guardian', [guardian(anna, ben), payer(anna, petra)], [[], [anna]]],
    [
      'the guardian again once there is no payer',
      [guardian(anna, ben), payer(anna, petra), payer(anna, null)],
      [[anna], []],
    ],
    ['another one instead', [payer(anna, ben), payer(anna, petra)], [[], [anna]]],
    ['nobody any more', [payer(anna, ben), payer(anna, null)], [[], []]],
    [
      'not who is erased',
      [payer(anna, ben), payer(gast, ben), { type: 'PersonErased', data: { personId: anna } }],
      [[gast], []],
    ],
  ])('is %s', (_, events, expected) => {
    const state = after(...events);
    expect(paidBy(state)).toEqual(expected);
    const restored = membersSnapshot.decode(JSON.parse([...membersSnapshot.encode(state)].join('')));
    expect(paidBy(restored)).toEqual(expected);
  });

  it('is known without looking through all people, because an invoice run asks for each of them', () => {
    const { byPayer } = after(payer(anna, ben));
    expect(peoplePaidBy({ byPayer }, ben)).toEqual([anna]);
    expect(after(payer(anna, ben), payer(anna, null)).byPayer.size).toBe(0);
  });
});
