import type { UserEvent } from '@platzwart/contracts/user';
import { describe, it } from 'vitest';
import type { MembersCommand } from './membersCommands.ts';
import { anna, ben, codeNr, factorNr, given, noon, passwordNr, registered, tomorrow } from './specMembers.ts';

const personId = anna;
const enabled: UserEvent = {
  type: 'SecondFactorEnabled',
  data: { personId, factorId: factorNr(1), tokenVersion: 1 },
};
const wanted: UserEvent = {
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

describe('What ends all sessions', () => {
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
      'a second factor less',
      { type: 'RemoveSecondFactor', data: { personId } },
      { type: 'SecondFactorRemoved', data: { personId, tokenVersion: 2 } },
    ],
  ])('is %s', (_, command, event) => {
    given(registered('anna'), enabled).when(command).then(event);
  });

  it.each<[string, MembersCommand]>([
    [
      'the password',
      { type: 'ChangePassword', data: { personId, passwordId: passwordNr(1), insteadOf: passwordNr(1) } },
    ],
    ['the second factor', { type: 'EnableSecondFactor', data: { personId, factorId: factorNr(1) } }],
  ])('is not %s that there is already', (_, command) => {
    given(registered('anna'), enabled).when(command).thenNothing();
  });

  it('is not a second factor that there is no longer', () => {
    given(registered('anna')).when({ type: 'RemoveSecondFactor', data: { personId } }).thenNothing();
  });
});

describe('Another password', () => {
  const reset: UserEvent = {
    type: 'PasswordReset',
    data: { personId, passwordId: passwordNr(3), codeId: codeNr(1), tokenVersion: 1 },
  };

  it('comes too late for the old one where the owner has reset it meanwhile', () => {
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

  it('is used', () => {
    given(registered('anna'), enabled)
      .when(use)
      .then({ type: 'RecoveryCodeUsed', data: { personId, factorId: factorNr(1), recoveryCodeId: 'third' } });
  });

  it('belongs to a second factor that is in use', () => {
    given(registered('anna')).when(use).thenRejectedWith('ERR_CODE_NOT_MATCH', 'secondFactor');
  });
});

describe('A new e-mail', () => {
  const request = (emailDigest: string): MembersCommand => ({
    type: 'RequestEmailChange',
    data: { personId, codeId: codeNr(5), sealedEmail: 'sealed new', emailDigest, expiresAt: tomorrow },
  });

  it('waits for its confirmation', () => {
    given(registered('anna')).when(request('digest of new')).then(wanted);
  });

  it('is no change where it is the old one', () => {
    given(registered('anna')).when(request('digest of anna')).thenNothing();
  });

  it("is not refused yet where it is somebody else's: nobody learns so who is a member", () => {
    given(registered('anna'), registered('ben'))
      .when(request('digest of ben'))
      .then({ ...wanted, data: { ...wanted.data, emailDigest: 'digest of ben' } });
  });

  it('is confirmed once', () => {
    given(registered('anna'), wanted).when(confirm(5)).then(confirmed);
    given(registered('anna'), wanted, confirmed).when(confirm(5)).thenRejectedWith('ERR_CODE_NOT_MATCH', 'code');
  });

  it.each([
    ['another code', confirm(6)],
    ['a code that has run out', confirm(5, tomorrow)],
  ])('is not confirmed by %s', (_, command) => {
    given(registered('anna'), wanted).when(command).thenRejectedWith('ERR_CODE_NOT_MATCH', 'code');
  });

  it('is not confirmed where somebody else has it by now', () => {
    given(registered('anna'), wanted, registered('ben', { emailDigest: 'digest of new' }))
      .when(confirm(5))
      .thenRejectedWith('ERR_EMAIL_ALREADY_EXISTS', 'email');
  });

  it('is not confirmed with data that somebody has changed since', () => {
    const corrected: UserEvent = { type: 'PersonalDataCorrected', data: { personId, sealed: 'sealed by Petra' } };
    given(registered('anna'), wanted, corrected).when(confirm(5)).thenRejectedWith('ERR_USER_NOT_UPDATED');
  });

  it('leaves the old one to whoever has it next', () => {
    given(registered('anna'), wanted, confirmed)
      .when({
        type: 'RequestEmailChange',
        data: { personId: ben, codeId: codeNr(6), sealedEmail: '', emailDigest: '', expiresAt: tomorrow },
      })
      .thenRejectedWith('ERR_USER_NOT_FOUND', 'personId');
  });
});

describe('Erasing somebody', () => {
  const erase: MembersCommand = { type: 'ErasePerson', data: { personId } };
  const erased: UserEvent = { type: 'PersonErased', data: { personId } };

  it('is asked for once', () => {
    const asked: UserEvent = { type: 'ErasureRequested', data: { personId } };
    given(registered('anna')).when({ type: 'RequestErasure', data: { personId } }).then(asked);
    given(registered('anna'), asked).when({ type: 'RequestErasure', data: { personId } }).thenNothing();
  });

  it('is done once', () => {
    given(registered('anna')).when(erase).then(erased);
    given(registered('anna'), erased).when(erase).thenNothing();
  });

  it('needs somebody', () => {
    given().when(erase).thenRejectedWith('ERR_USER_NOT_FOUND', 'personId');
  });
});
