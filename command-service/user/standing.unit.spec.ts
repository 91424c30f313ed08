import type { UserEvent } from '@platzwart/contracts/user';
import { describe, it } from 'vitest';
import type { MembersCommand, UpdateSealedPerson } from './membersCommands.ts';
import { anna, ben, given, invited, newcomer, petra, registered } from './specMembers.ts';

const nothing = {
  ...{ sealed: null, email: null, basedOn: 'sealed anna' },
  ...{ memberNumber: null, role: null, discount: null, active: null },
};
const update = (changes: Partial<Omit<UpdateSealedPerson['data'], 'personId'>>, personId = anna): MembersCommand => ({
  type: 'UpdatePerson',
  data: { personId, ...nothing, ...changes },
});

const secondAdmin = registered('ben', { role: 'ADMIN' });
const demoted = (tokenVersion = 1): UserEvent => ({
  type: 'RoleChanged',
  data: { personId: petra, role: 'MEMBER', tokenVersion },
});

describe('Changing an account', () => {
  it('says each change as a fact of its own', () => {
    given(registered('anna'))
      .when(update({ sealed: 'sealed anew', memberNumber: '7', role: 'TRAINER', discount: 20, active: false }))
      .then(
        { type: 'PersonalDataCorrected', data: { personId: anna, sealed: 'sealed anew' } },
        { type: 'MemberNumberChanged', data: { personId: anna, memberNumber: '7' } },
        { type: 'RoleChanged', data: { personId: anna, role: 'TRAINER', tokenVersion: 1 } },
        { type: 'DiscountGranted', data: { personId: anna, discount: 20 } },
        { type: 'PersonDeactivated', data: { personId: anna, tokenVersion: 2 } },
      );
  });

  it('stays quiet where everything is so already', () => {
    given(registered('anna'))
      .when(update({ memberNumber: '1001', role: 'MEMBER', discount: 0, active: true }))
      .thenNothing();
  });

  it('lets somebody in again', () => {
    given(registered('anna', { active: false }))
      .when(update({ active: true }))
      .then({ type: 'PersonReactivated', data: { personId: anna } });
  });

  it('refuses the number of somebody else, also of one who has another now', () => {
    const moved: UserEvent = { type: 'MemberNumberChanged', data: { personId: ben, memberNumber: '7' } };
    const people = given(registered('anna'), registered('ben'), moved);
    people.when(update({ memberNumber: '7' })).thenRejectedWith('ERR_USER_ALREADY_EXISTS', 'memberNumber');
    people.when(update({ memberNumber: '1002' })).thenRejectedWith('ERR_USER_ALREADY_EXISTS', 'memberNumber');
  });

  it('gives back a number that was theirs before', () => {
    const moved: UserEvent = { type: 'MemberNumberChanged', data: { personId: anna, memberNumber: '7' } };
    given(registered('anna'), moved)
      .when(update({ memberNumber: '1001' }))
      .then({ type: 'MemberNumberChanged', data: { personId: anna, memberNumber: '1001' } });
  });

  it('changes nothing where one of the changes is refused', () => {
    given(registered('petra'))
      .when(update({ discount: 10, role: 'MEMBER' }, petra))
      .thenRejectedWith('ERR_LAST_ADMIN', 'role');
  });

  it('begins again where somebody else has changed what is sealed', () => {
    const corrected: UserEvent = { type: 'PersonalDataCorrected', data: { personId: anna, sealed: 'sealed by Petra' } };
    const anew = given(registered('anna'), corrected);
    anew.when(update({ sealed: 'sealed anew' })).thenRejectedWith('ERR_USER_NOT_UPDATED');
    anew
      .when(update({ sealed: 'sealed anew', basedOn: 'sealed by Petra' }))
      .then({ type: 'PersonalDataCorrected', data: { personId: anna, sealed: 'sealed anew' } });
    anew.when(update({ discount: 5 })).then({ type: 'DiscountGranted', data: { personId: anna, discount: 5 } });
  });

  it('finds nobody where there is nobody', () => {
    given()
      .when(update({ discount: 1 }))
      .thenRejectedWith('ERR_USER_NOT_FOUND', 'personId');
  });
});

describe('The e-mail of somebody', () => {
  const email = { emailDigest: 'digest of the right one', sealed: 'sealed with the right one' };

  it('is corrected by an ADMIN as long as nobody confirmed it', () => {
    given(...invited)
      .when(update({ email }))
      .then({ type: 'EmailChanged', data: { personId: anna, codeId: null, ...email } });
  });

  it('is not changed without a confirmation once it was confirmed', () => {
    given(registered('anna')).when(update({ email })).thenRejectedWith('ERR_USER_ALREADY_VERIFIED', 'email');
  });

  it('is no change where it is the one they have', () => {
    given(registered('anna'))
      .when(update({ email: { ...email, emailDigest: newcomer('anna').emailDigest } }))
      .thenNothing();
  });

  it('is not corrected with data that somebody else has changed since', () => {
    const corrected: UserEvent = { type: 'PersonalDataCorrected', data: { personId: anna, sealed: 'sealed by Petra' } };
    given(...invited, corrected)
      .when(update({ email }))
      .thenRejectedWith('ERR_USER_NOT_UPDATED');
  });

  it("never becomes somebody else's", () => {
    given(...invited, registered('ben'))
      .when(update({ email: { ...email, emailDigest: newcomer('ben').emailDigest } }))
      .thenRejectedWith('ERR_EMAIL_ALREADY_EXISTS', 'email');
  });
});

describe('The last ADMIN', () => {
  it.each([
    ['demoted', update({ role: 'MEMBER' }, petra), 'role'],
    ['deactivated', update({ active: false }, petra), 'active'],
  ])('is not %s', (_, command, field) => {
    given(registered('petra'), registered('anna')).when(command).thenRejectedWith('ERR_LAST_ADMIN', field);
  });

  it('is not erased', () => {
    given(registered('petra'))
      .when({ type: 'ErasePerson', data: { personId: petra } })
      .thenRejectedWith('ERR_LAST_ADMIN');
  });

  it('is nobody where there are two', () => {
    given(registered('petra'), secondAdmin)
      .when(update({ role: 'MEMBER' }, petra))
      .then(demoted());
  });

  it.each([
    ['deactivated', { active: false }],
    ['not verified', { verified: false }],
  ])('is not saved by one who is %s', (_, differing) => {
    given(registered('petra'), registered('ben', { role: 'ADMIN', ...differing }))
      .when(update({ role: 'MEMBER' }, petra))
      .thenRejectedWith('ERR_LAST_ADMIN', 'role');
  });

  it('is the other one, once the first is demoted', () => {
    given(registered('petra'), secondAdmin, demoted())
      .when(update({ role: 'MEMBER' }, ben))
      .thenRejectedWith('ERR_LAST_ADMIN', 'role');
  });
});
