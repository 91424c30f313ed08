import type { UserEvent } from '@platzwart/contracts/user';
import { describe, expect, it } from 'vitest';
import { membersSnapshot } from './membersSnapshot.ts';
import { personByEmail, personByNumber } from './membersState.ts';
import { anna, ben, codeNr, factorNr, given, invited, registered, tomorrow } from './specMembers.ts';

const lively: readonly UserEvent[] = [
  ...invited,
  registered('gast'),
  registered('ben', { memberNumber: '2000' }),
  { type: 'SecondFactorEnabled', data: { personId: anna, factorId: factorNr(1), tokenVersion: 1 } },
  { type: 'MemberNumberChanged', data: { personId: anna, memberNumber: '77' } },
  {
    type: 'EmailChangeRequested',
    data: { personId: anna, codeId: codeNr(2), sealedEmail: '', emailDigest: 'digest of new', expiresAt: tomorrow },
  },
  { type: 'PersonErased', data: { personId: ben } },
];

describe('A snapshot of the members', () => {
  const { encode, decode } = membersSnapshot;

  it('is restored unchanged', () => {
    const { state } = given(...lively);
    const back = decode(JSON.parse([...encode(state)].join('')));
    expect(back.byId.toJS()).toEqual(state.byId.toJS());
    expect(back.byEmail.toJS()).toEqual(state.byEmail.toJS());
    expect(back.byNumber.toJS()).toEqual(state.byNumber.toJS());
    expect(back.lastNumbers).toEqual({ guests: 900_000, others: 2000 });
    expect(back.erased.toJS()).toEqual([ben]);
  });

  it('is refused where it is not readable', () => {
    expect(() => decode([{ personId: 'nobody' }])).toThrow();
  });
});

describe('Finding a member', () => {
  it('uses the current number, not a former one', () => {
    const { state } = given(...lively);
    expect(personByNumber(state, '77')?.personId).toBe(anna);
    expect(personByNumber(state, '1001')).toBeNull();
  });

  it('does not find an erased person', () => {
    const { state } = given(...lively);
    expect([personByNumber(state, '2000'), personByEmail(state, 'digest of ben')]).toEqual([null, null]);
  });

  it('uses the confirmed e-mail only', () => {
    const { state } = given(...lively);
    expect(personByEmail(state, 'digest of anna')?.personId).toBe(anna);
    expect(personByEmail(state, 'digest of new')).toBeNull();
  });
});
