import type { UserEvent } from '@platzwart/contracts/user';
import { describe, expect, it } from 'vitest';
import type { MembersCommand, NewPerson } from './membersCommands.ts';
import { anna, ben, codeNr, given, newPerson, registered, tomorrow, petra } from './specMembers.ts';

const register = (...people: readonly NewPerson[]): MembersCommand => ({ type: 'RegisterPeople', data: { people } });
const erased = { type: 'PersonErased', data: { personId: anna } } as const;

describe('Registering a person', () => {
  it('writes an event with all data', () => {
    given()
      .when(register(newPerson('anna')))
      .then(registered('anna'));
  });

  it('issues the code that the person is sent', () => {
    const code = { codeId: codeNr(1), purpose: 'INIT_CODE', expiresAt: tomorrow } as const;
    given()
      .when(register(newPerson('anna', { verified: false, passwordId: null, code })))
      .then(registered('anna', { verified: false, passwordId: null }), {
        type: 'CodeIssued',
        data: { personId: anna, ...code },
      });
  });

  it('writes nothing when the same person arrives twice, although the seal is different', () => {
    given(registered('anna'))
      .when(register(newPerson('anna', { sealed: 'sealed again' })))
      .thenNothing();
  });

  it('writes nothing for a repetition without a number', () => {
    given(registered('anna'))
      .when(register(newPerson('anna', { memberNumber: null })))
      .thenNothing();
  });

  it.each<[string, NewPerson, readonly [string, string]]>([
    ['a member number in use', newPerson('ben', { memberNumber: '1001' }), ['ERR_USER_ALREADY_EXISTS', 'memberNumber']],
    [
      'an e-mail in use',
      newPerson('ben', { emailDigest: 'digest of anna' }),
      ['ERR_EMAIL_ALREADY_EXISTS', 'person.email'],
    ],
    ['an id in use', newPerson('anna', { memberNumber: '1003' }), ['ERR_USER_ALREADY_EXISTS', 'personId']],
    [
      'an id and number in use with another e-mail',
      newPerson('anna', { emailDigest: 'digest of somebody else' }),
      ['ERR_USER_ALREADY_EXISTS', 'personId'],
    ],
    [
      "a guest with a member's number",
      newPerson('gast', { memberNumber: '899999' }),
      ['ERR_INVALID_INPUT', 'memberNumber'],
    ],
  ])('refuses %s', (_, person, refusal) => {
    given(registered('anna'))
      .when(register(person))
      .thenRejectedWith(...refusal);
  });

  it('never assigns the number of an erased person again', () => {
    given(registered('anna'), erased)
      .when(register(newPerson('ben', { memberNumber: '1001' })))
      .thenRejectedWith('ERR_USER_ALREADY_EXISTS', 'memberNumber');
  });

  it('never registers an erased person again', () => {
    given(registered('anna'), erased)
      .when(register(newPerson('anna', { memberNumber: '1003' })))
      .thenRejectedWith('ERR_USER_ALREADY_EXISTS', 'personId');
  });

  it('accepts the e-mail of an erased person', () => {
    given(registered('anna'), erased)
      .when(register(newPerson('ben', { emailDigest: 'digest of anna' })))
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
      .when(register(newPerson(who, differing)))
      .then(registered(who, { ...differing, memberNumber }));
  });
});

describe('Member numbers', () => {
  const next = register(newPerson('ben', { memberNumber: null }));

  it('of members end where those of guests begin', () => {
    given(registered('anna', { memberNumber: '899998' }))
      .when(next)
      .then(registered('ben', { memberNumber: '899999' }));
    expect(() => given(registered('anna', { memberNumber: '899999' })).when(next)).toThrow('run out of member numbers');
  });
});

describe('Importing people', () => {
  it('registers all of them, each with a different number', () => {
    const [first, second] = [newPerson('anna', { memberNumber: null }), newPerson('ben', { memberNumber: null })];
    given()
      .when(register(first, second))
      .then(registered('anna', { memberNumber: '1' }), registered('ben', { memberNumber: '2' }));
  });

  it('names every conflict, within the list and with the club', () => {
    const number = newPerson('ben', { memberNumber: '900000' });
    given(registered('gast'))
      .when(
        register(newPerson('gast', { personId: petra }), newPerson('anna', { emailDigest: 'digest of gast' }), number),
      )
      .thenRejected({
        ...{ outcome: 'rejected', code: 'ERR_USER_ALREADY_EXISTS' },
        fields: ['people.0.memberNumber', 'people.1.person.email', 'people.2.memberNumber'],
        codes: ['ERR_USER_ALREADY_EXISTS', 'ERR_EMAIL_ALREADY_EXISTS', 'ERR_USER_ALREADY_EXISTS'],
      });
  });

  it.each<[string, Partial<NewPerson>, readonly [string, string]]>([
    ['e-mail', { emailDigest: 'digest of anna' }, ['ERR_EMAIL_ALREADY_EXISTS', 'people.1.person.email']],
    ['number', { memberNumber: '1001' }, ['ERR_USER_ALREADY_EXISTS', 'people.1.memberNumber']],
  ])('registers nobody where a %s occurs twice', (_, differing, refusal) => {
    given()
      .when(register(newPerson('anna'), newPerson('ben', differing)))
      .thenRejectedWith(...refusal);
  });
});

describe('Registering with a known e-mail', () => {
  it('writes an event about the owner, who is informed', () => {
    given(registered('anna'))
      .when({ type: 'NoteRegistration', data: { personId: anna } })
      .then({ type: 'RegistrationAttempted', data: { personId: anna } });
  });

  it('writes nothing where nobody has it any more', () => {
    given()
      .when({ type: 'NoteRegistration', data: { personId: anna } })
      .thenRejectedWith('ERR_USER_NOT_FOUND', 'personId');
  });
});
