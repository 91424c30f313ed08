import { personId } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { type Decision, reject } from '../core/decider.ts';
import { type RegisterSealedPerson, membersDecider } from './membersDecider.ts';
import { membersModule } from './membersModule.ts';

const register = (
  who: 'anna' | 'ben' | 'gast',
  differing: Partial<RegisterSealedPerson['data']> = {},
): RegisterSealedPerson => ({
  type: 'RegisterPerson',
  data: {
    personId: personId(`${{ anna: 'a', ben: 'b', gast: '9' }[who]}0000000-0000-4000-8000-000000000001`),
    memberNumber: { anna: '1001', ben: '1002', gast: '900000' }[who],
    role: who === 'gast' ? 'GUEST' : 'MEMBER',
    emailDigest: `digest of ${who}`,
    sealed: `sealed ${who}`,
    ...{ discount: 0, verified: true, active: true },
    ...differing,
  },
});

const after = (...earlier: readonly RegisterSealedPerson[]) => {
  const { initialState, evolve, decide } = membersDecider;
  const state = earlier.reduce((people, { data }) => evolve(people, { type: 'PersonRegistered', data }), initialState);
  return { state, when: (command: RegisterSealedPerson): Decision<unknown, string> => decide(command, state) };
};

describe('Registering a person', () => {
  it('is a fact with everything that was said', () => {
    const command = register('anna');
    expect(after().when(command)).toEqual({
      outcome: 'accepted',
      events: [{ type: 'PersonRegistered', data: command.data }],
    });
  });

  it('stays quiet when the same command arrives twice, although its seal is another one', () => {
    expect(after(register('anna')).when(register('anna', { sealed: 'sealed again' }))).toEqual({
      outcome: 'accepted',
      events: [],
    });
  });

  it.each([
    [
      'a member number in use',
      register('ben', { memberNumber: '1001' }),
      reject('ERR_USER_ALREADY_EXISTS', 'memberNumber'),
    ],
    [
      'an e-mail in use',
      register('ben', { emailDigest: 'digest of anna' }),
      reject('ERR_EMAIL_ALREADY_EXISTS', 'person.email'),
    ],
    ['an id in use', register('anna', { memberNumber: '1003' }), reject('ERR_USER_ALREADY_EXISTS', 'personId')],
    [
      'an id and number in use with another e-mail',
      register('anna', { emailDigest: 'digest of somebody else' }),
      reject('ERR_USER_ALREADY_EXISTS', 'personId'),
    ],
    [
      "a guest with a member's number",
      register('gast', { memberNumber: '899999' }),
      reject('ERR_INVALID_INPUT', 'memberNumber'),
    ],
  ])('refuses %s', (_, command, refusal) => {
    expect(after(register('anna')).when(command)).toEqual(refusal);
  });

  it('gives guests numbers from 900000 on', () => {
    expect(after(register('anna')).when(register('gast'))).toMatchObject({ outcome: 'accepted' });
  });
});

describe('The members as a snapshot', () => {
  it('come back as they were', () => {
    const { state } = after(register('anna'), register('ben'), register('gast'));
    const { encode, decode } = membersModule.snapshot;
    expect(decode(JSON.parse(JSON.stringify(encode(state)))).byId.toJS()).toEqual(state.byId.toJS());
    expect(decode(JSON.parse(JSON.stringify(encode(state)))).byEmail.toJS()).toEqual(state.byEmail.toJS());
  });

  it('are refused where they are not readable', () => {
    expect(() => membersModule.snapshot.decode([{ personId: 'nobody' }])).toThrow();
  });
});
