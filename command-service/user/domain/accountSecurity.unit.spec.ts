import type { UserEvent } from '@platzwart/contracts/user';
import { describe, it } from 'vitest';
import type { MembersCommand } from './membersCommands.ts';
import { anna, ben, codeNr, factorNr, given, noon, passwordNr, registered, tomorrow } from './specMembers.ts';

const personId = anna;
const enabled: UserEvent = {
  type: 'SecondFactorEnabled',
  data: { personId, factorId: factorNr(1), tokenVersion: 1 },
};
const requested: UserEvent = {
  type: 'EmailChangeRequested',
  data: { personId, codeId: codeNr(5), sealedEmail: 'sealed new', emailDigest: 'digest of new', expiresAt: tomorrow },
};
const confirm = (n: number, now = noon): MembersCommand => ({
  type: 'ConfirmEmailChange',
  data: { personId, codeId: codeNr(n), sealed: 'sealed with new', basedOn: 'sealed anna', now },
});
const confirmed: UserEvent = {
  type: 'EmailChanged',
  data: { personId, codeId: codeNr(5), emailDigest: 'digest of new', sealed: 'sealed with new' },
};

const removeAsAdmin: MembersCommand = {
  type: 'RemoveSecondFactorOfPerson',
  data: { personId, sealedReason: 'sealed reason' },
};

describe('Ending all sessions', () => {
  it.each<[string, MembersCommand, UserEvent]>([
    [
      'a new password',
      { type: 'ChangePassword', data: { personId, passwordId: passwordNr(2), insteadOf: passwordNr(1) } },
      { type: 'PasswordChanged', data: { personId, passwordId: passwordNr(2), tokenVersion: 2 } },
    ],
    [
      'signing out everywhere',
      { type: 'EndSessions', data: { personId } },
      { type: 'SessionsEnded', data: { personId, tokenVersion: 2 } },
    ],
    [
      'another second factor',
      { type: 'EnableSecondFactor', data: { personId, factorId: factorNr(2) } },
      { type: 'SecondFactorEnabled', data: { personId, factorId: factorNr(2), tokenVersion: 2 } },
    ],
    [
      'removing the second factor',
      { type: 'RemoveSecondFactor', data: { personId } },
      { type: 'SecondFactorRemoved', data: { personId, tokenVersion: 2, sealedReason: null } },
    ],
    [
      'an ADMIN who removes the second factor',
      removeAsAdmin,
      { type: 'SecondFactorRemoved', data: { personId, tokenVersion: 2, sealedReason: 'sealed reason' } },
    ],
  ])('is caused by %s', (_, command, event) => {
    given(registered('anna'), enabled).when(command).then(event);
  });

  it.each<[string, MembersCommand]>([
    [
      'the password',
      { type: 'ChangePassword', data: { personId, passwordId: passwordNr(1), insteadOf: passwordNr(1) } },
    ],
    ['the second factor', { type: 'EnableSecondFactor', data: { personId, factorId: factorNr(1) } }],
  ])('is not caused by %s that exists already', (_, command) => {
    given(registered('anna'), enabled).when(command).thenNothing();
  });

  it('is not caused by removing a second factor that does not exist', () => {
    given(registered('anna')).when({ type: 'RemoveSecondFactor', data: { personId } }).thenNothing();
  });
});

describe('A second factor', () => {
  const removed: UserEvent = {
    type: 'SecondFactorRemoved',
    data: { personId, tokenVersion: 2, sealedReason: null },
  };

  it.each<[string, readonly UserEvent[]]>([
    ['never was', []],
    ['is removed already', [enabled, removed]],
  ])('that %s is not removed by an ADMIN', (_, history) => {
    given(registered('anna'), ...history)
      .when(removeAsAdmin)
      .thenRejectedWith('ERR_USER_NOT_UPDATED', 'userID');
  });
});

describe('A change of password', () => {
  const reset: UserEvent = {
    type: 'PasswordReset',
    data: { personId, passwordId: passwordNr(3), codeId: codeNr(1), tokenVersion: 1 },
  };

  it('is refused with an old password that the owner has reset meanwhile', () => {
    given(registered('anna'), reset)
      .when({ type: 'ChangePassword', data: { personId, passwordId: passwordNr(2), insteadOf: passwordNr(1) } })
      .thenRejectedWith('ERR_WRONG_OLD_PASS', 'oldPassword');
  });
});

describe('A recovery code', () => {
  const use: MembersCommand = {
    type: 'UseRecoveryCode',
    data: { personId, factorId: factorNr(1), recoveryCodeId: 'third' },
  };

  it('is used once', () => {
    given(registered('anna'), enabled)
      .when(use)
      .then({ type: 'RecoveryCodeUsed', data: { personId, factorId: factorNr(1), recoveryCodeId: 'third' } });
  });

  it('must belong to the current second factor', () => {
    given(registered('anna')).when(use).thenRejectedWith('ERR_CODE_NOT_MATCH', 'secondFactor');
  });
});

describe('A new e-mail', () => {
  const request = (emailDigest: string): MembersCommand => ({
    type: 'RequestEmailChange',
    data: { personId, codeId: codeNr(5), sealedEmail: 'sealed new', emailDigest, expiresAt: tomorrow },
  });

  it('takes effect after its confirmation', () => {
    given(registered('anna')).when(request('digest of new')).then(requested);
  });

  it('causes no event where it is the old one', () => {
    given(registered('anna')).when(request('digest of anna')).thenNothing();
  });

  it('is accepted although another person has it, so that nobody learns who is a member', () => {
    given(registered('anna'), registered('ben'))
      .when(request('digest of ben'))
      .then({ ...requested, data: { ...requested.data, emailDigest: 'digest of ben' } });
  });

  it('is confirmed once', () => {
    given(registered('anna'), requested).when(confirm(5)).then(confirmed);
    given(registered('anna'), requested, confirmed).when(confirm(5)).thenRejectedWith('ERR_CODE_NOT_MATCH', 'code');
  });

  it.each([
    ['another code', confirm(6)],
    ['a code that has run out', confirm(5, tomorrow)],
  ])('is not confirmed by %s', (_, command) => {
    given(registered('anna'), requested).when(command).thenRejectedWith('ERR_CODE_NOT_MATCH', 'code');
  });

  it('is not confirmed where another person has it by now', () => {
    given(registered('anna'), requested, registered('ben', { emailDigest: 'digest of new' }))
      .when(confirm(5))
      .thenRejectedWith('ERR_EMAIL_ALREADY_EXISTS', 'email');
  });

  it('is not confirmed with data that have been changed since', () => {
    const corrected: UserEvent = { type: 'PersonalDataCorrected', data: { personId, sealed: 'sealed by Petra' } };
    given(registered('anna'), requested, corrected).when(confirm(5)).thenRejectedWith('ERR_USER_NOT_UPDATED');
  });

  it('frees the old one', () => {
    given(registered('anna'), requested, confirmed)
      .when({
        type: 'RequestEmailChange',
        data: { personId: ben, codeId: codeNr(6), sealedEmail: '', emailDigest: '', expiresAt: tomorrow },
      })
      .thenRejectedWith('ERR_USER_NOT_FOUND', 'personId');
  });
});

describe('Erasing a person', () => {
  const erase: MembersCommand = { type: 'ErasePerson', data: { personId } };
  const erased: UserEvent = { type: 'PersonErased', data: { personId } };

  it('is requested once', () => {
    const asked: UserEvent = { type: 'ErasureRequested', data: { personId } };
    given(registered('anna')).when({ type: 'RequestErasure', data: { personId } }).then(asked);
    given(registered('anna'), asked).when({ type: 'RequestErasure', data: { personId } }).thenNothing();
  });

  it('is done once', () => {
    given(registered('anna')).when(erase).then(erased);
    given(registered('anna'), erased).when(erase).thenNothing();
  });

  it('is refused for an unknown person', () => {
    given().when(erase).thenRejectedWith('ERR_USER_NOT_FOUND', 'personId');
  });
});
