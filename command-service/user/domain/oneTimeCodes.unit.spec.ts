import type { CodePurpose, UserEvent } from '@platzwart/contracts/user';
import { describe, it } from 'vitest';
import type { MembersCommand } from './membersCommands.ts';
import { anna, codeNr, given, invited, noon, passwordNr, registered, tomorrow, yesterday } from './specMembers.ts';

const issued = (n: number, purpose: CodePurpose, expiresAt = tomorrow): UserEvent => ({
  type: 'CodeIssued',
  data: { personId: anna, codeId: codeNr(n), purpose, expiresAt },
});
const issue = (n: number, purpose: CodePurpose): MembersCommand => ({
  type: 'IssueCode',
  data: { personId: anna, codeId: codeNr(n), purpose, expiresAt: tomorrow },
});
const verify = (n: number, password: number | null = 1): MembersCommand => ({
  type: 'VerifyPerson',
  data: { personId: anna, codeId: codeNr(n), passwordId: password === null ? null : passwordNr(password), now: noon },
});
const verified: UserEvent = {
  type: 'PersonVerified',
  data: { personId: anna, codeId: codeNr(1), passwordId: passwordNr(1) },
};
const reset = (n: number, password = 2): MembersCommand => ({
  type: 'ResetPassword',
  data: { personId: anna, codeId: codeNr(n), passwordId: passwordNr(password), now: noon },
});
const wasReset: UserEvent = {
  type: 'PasswordReset',
  data: { personId: anna, codeId: codeNr(1), passwordId: passwordNr(2), tokenVersion: 1 },
};
const erased: UserEvent = { type: 'PersonErased', data: { personId: anna } };

describe('The first sign-in of a member', () => {
  it('verifies them and sets a password', () => {
    given(...invited)
      .when(verify(1))
      .then(verified);
  });

  it('succeeds once', () => {
    given(...invited, verified)
      .when(verify(1))
      .thenRejectedWith('ERR_USER_ALREADY_VERIFIED');
  });

  it('needs a password', () => {
    given(...invited)
      .when(verify(1, null))
      .thenRejectedWith('ERR_INVALID_INPUT', 'password');
  });

  it.each([
    ['another code', invited, 2],
    ['a code that was replaced', [...invited, issued(2, 'INIT_CODE')], 1],
    ['a code that has run out', [...invited, issued(2, 'INIT_CODE', noon)], 2],
    ['the code of a reset', [...invited, issued(2, 'RESET_PASSWORD')], 2],
  ])('refuses %s', (_, history, code) => {
    given(...history)
      .when(verify(code))
      .thenRejectedWith('ERR_CODE_NOT_MATCH', 'code');
  });

  it('keeps the password that a guest chose at the registration', () => {
    const guest = registered('anna', { verified: false });
    given(guest, issued(1, 'GUEST_VERIFY'))
      .when(verify(1, null))
      .then({ type: 'PersonVerified', data: { personId: anna, codeId: codeNr(1), passwordId: null } });
  });

  it('is refused for an erased person', () => {
    given(...invited, erased)
      .when(verify(1))
      .thenRejectedWith('ERR_USER_NOT_FOUND', 'personId');
  });
});

describe('A code', () => {
  it('is issued', () => {
    given(registered('anna')).when(issue(1, 'RESET_PASSWORD')).then(issued(1, 'RESET_PASSWORD'));
  });

  it('is issued once, although it is requested twice', () => {
    given(registered('anna'), issued(1, 'RESET_PASSWORD')).when(issue(1, 'RESET_PASSWORD')).thenNothing();
  });

  it('may be requested although another one is valid', () => {
    given(registered('anna'), issued(1, 'RESET_PASSWORD'))
      .when(issue(2, 'RESET_PASSWORD'))
      .then(issued(2, 'RESET_PASSWORD'));
  });

  it.each(['INIT_CODE', 'GUEST_VERIFY'] as const)('of kind %s is issued only to unverified people', (purpose) => {
    given(registered('anna')).when(issue(1, purpose)).thenRejectedWith('ERR_USER_ALREADY_VERIFIED');
  });
});

describe('Resetting a password', () => {
  it('ends all sessions', () => {
    given(registered('anna'), issued(1, 'RESET_PASSWORD')).when(reset(1)).then(wasReset);
  });

  it('writes nothing when the same command arrives twice', () => {
    given(registered('anna'), issued(1, 'RESET_PASSWORD'), wasReset).when(reset(1)).thenNothing();
  });

  it.each([
    ['a used code', [issued(1, 'RESET_PASSWORD'), wasReset], 1],
    ['a replaced code', [issued(1, 'RESET_PASSWORD'), issued(2, 'RESET_PASSWORD')], 1],
    ['a code that has run out', [issued(1, 'RESET_PASSWORD', yesterday)], 1],
    ['another code', [issued(1, 'RESET_PASSWORD')], 2],
  ])('refuses %s', (_, history, code) => {
    given(registered('anna'), ...history)
      .when(reset(code, 3))
      .thenRejectedWith('ERR_CODE_NOT_MATCH', 'code');
  });

  it('refuses the initial code', () => {
    given(...invited)
      .when(reset(1))
      .thenRejectedWith('ERR_CODE_NOT_MATCH', 'code');
  });

  it('is refused when the password was changed after the request', () => {
    const changed: UserEvent = {
      type: 'PasswordChanged',
      data: { personId: anna, passwordId: passwordNr(2), tokenVersion: 1 },
    };
    given(registered('anna'), issued(1, 'RESET_PASSWORD'), changed)
      .when(reset(1, 3))
      .thenRejectedWith('ERR_CODE_NOT_MATCH', 'code');
  });
});
