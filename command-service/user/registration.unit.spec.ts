import type { UserEvent } from '@platzwart/contracts/user';
import { describe, expect, it } from 'vitest';
import type { MembersCommand, Newcomer } from './membersCommands.ts';
import { anna, ben, codeNr, given, newcomer, registered, tomorrow, petra } from './specMembers.ts';

const register = (...people: readonly Newcomer[]): MembersCommand => ({ type: 'RegisterPeople', data: { people } });
const erased = { type: 'PersonErased', data: { personId: anna } } as const;

describe('Registering a person', () => {
  it('is a fact with everything that was said', () => {
    given()
      .when(register(newcomer('anna')))
      .then(registered('anna'));
  });

  it('comes with the code that the person is sent', () => {
    const code = { codeId: codeNr(1), purpose: 'INIT_CODE', expiresAt: tomorrow } as const;
    given()
      .when(register(newcomer('anna', { verified: false, passwordId: null, code })))
      .then(registered('anna', { verified: false, passwordId: null }), {
        type: 'CodeIssued',
        data: { personId: anna, ...code },
      });
  });

  it('stays quiet when the same person arrives twice, although the seal is another one', () => {
    given(registered('anna'))
      .when(register(newcomer('anna', { sealed: 'sealed again' })))
      .thenNothing();
  });

  it('stays quiet, too, where the number was left to the club', () => {
    given(registered('anna'))
      .when(register(newcomer('anna', { memberNumber: null })))
      .thenNothing();
  });

  it.each<[string, Newcomer, readonly [string, string]]>([
    ['a member number in use', newcomer('ben', { memberNumber: '1001' }), ['ERR_USER_ALREADY_EXISTS', 'memberNumber']],
    [
      'an e-mail in use',
      newcomer('ben', { emailDigest: 'digest of anna' }),
      ['ERR_EMAIL_ALREADY_EXISTS', 'person.email'],
    ],
    ['an id in use', newcomer('anna', { memberNumber: '1003' }), ['ERR_USER_ALREADY_EXISTS', 'personId']],
    [
      'an id and number in use with another e-mail',
      newcomer('anna', { emailDigest: 'digest of somebody else' }),
      ['ERR_USER_ALREADY_EXISTS', 'personId'],
    ],
    [
      "a guest with a member's number",
      newcomer('gast', { memberNumber: '899999' }),
      ['ERR_INVALID_INPUT', 'memberNumber'],
    ],
  ])('refuses %s', (_, person, refusal) => {
    given(registered('anna'))
      .when(register(person))
      .thenRejectedWith(...refusal);
  });

  it('never gives the number of somebody who was erased to anybody else', () => {
    given(registered('anna'), erased)
      .when(register(newcomer('ben', { memberNumber: '1001' })))
      .thenRejectedWith('ERR_USER_ALREADY_EXISTS', 'memberNumber');
  });

  it('never brings back somebody who was erased', () => {
    given(registered('anna'), erased)
      .when(register(newcomer('anna', { memberNumber: '1003' })))
      .thenRejectedWith('ERR_USER_ALREADY_EXISTS', 'personId');
  });

  it('gives the e-mail of somebody who was erased to whoever has it now', () => {
    given(registered('anna'), erased)
      .when(register(newcomer('ben', { emailDigest: 'digest of anna' })))
      .then(registered('ben', { emailDigest: 'digest of anna' }));
  });
});

describe('The next free number', () => {
  it.each<[string, readonly UserEvent[], readonly ['anna' | 'ben' | 'gast', string]]>([
    ['of the first member is 1', [], ['anna', '1']],
    ['of a member follows the greatest', [registered('anna'), registered('gast')], ['ben', '1002']],
    ['of a member follows that of an erased one', [registered('anna'), erased], ['ben', '1002']],
    ['of the first guest is 900000', [registered('anna')], ['gast', '900000']],
    ['of a guest follows the greatest', [registered('gast', { memberNumber: '900007' })], ['gast', '900008']],
  ])('%s', (_, history, [who, memberNumber]) => {
    const differing = { personId: ben, emailDigest: 'a digest of nobody else', memberNumber: null };
    given(...history)
      .when(register(newcomer(who, differing)))
      .then(registered(who, { ...differing, memberNumber }));
  });
});

describe('Member numbers', () => {
  const next = register(newcomer('ben', { memberNumber: null }));

  it('of members end where those of guests begin', () => {
    given(registered('anna', { memberNumber: '899998' }))
      .when(next)
      .then(registered('ben', { memberNumber: '899999' }));
    expect(() => given(registered('anna', { memberNumber: '899999' })).when(next)).toThrow('run out of member numbers');
  });
});

describe('Importing people', () => {
  it('registers all of them, each with a number of their own', () => {
    const [first, second] = [newcomer('anna', { memberNumber: null }), newcomer('ben', { memberNumber: null })];
    given()
      .when(register(first, second))
      .then(registered('anna', { memberNumber: '1' }), registered('ben', { memberNumber: '2' }));
  });

  it('names everything that stands in the way, in the list and in the club', () => {
    const number = newcomer('ben', { memberNumber: '900000' });
    given(registered('gast'))
      .when(
        register(newcomer('gast', { personId: petra }), newcomer('anna', { emailDigest: 'digest of gast' }), number),
      )
      .thenRejected({
        ...{ outcome: 'rejected', code: 'ERR_USER_ALREADY_EXISTS' },
        fields: ['people.0.memberNumber', 'people.1.person.email', 'people.2.memberNumber'],
        codes: ['ERR_USER_ALREADY_EXISTS', 'ERR_EMAIL_ALREADY_EXISTS', 'ERR_USER_ALREADY_EXISTS'],
      });
  });

  it.each<[string, Partial<Newcomer>, readonly [string, string]]>([
    ['e-mail', { emailDigest: 'digest of anna' }, ['ERR_EMAIL_ALREADY_EXISTS', 'people.1.person.email']],
    ['number', { memberNumber: '1001' }, ['ERR_USER_ALREADY_EXISTS', 'people.1.memberNumber']],
  ])('registers nobody where one %s stands there twice', (_, differing, refusal) => {
    given()
      .when(register(newcomer('anna'), newcomer('ben', differing)))
      .thenRejectedWith(...refusal);
  });
});

describe('Registering with the e-mail of somebody', () => {
  it('is a fact about the owner, who hears of it', () => {
    given(registered('anna'))
      .when({ type: 'NoteRegistration', data: { personId: anna } })
      .then({ type: 'RegistrationAttempted', data: { personId: anna } });
  });

  it('is nothing where nobody has it any more', () => {
    given()
      .when({ type: 'NoteRegistration', data: { personId: anna } })
      .thenRejectedWith('ERR_USER_NOT_FOUND', 'personId');
  });
});
