import { noPersonalLimits } from '@platzwart/contracts/core';
import type { UserEvent } from '@platzwart/contracts/user';
import { describe, it } from 'vitest';
import type { MembersCommand, UpdateSealedPerson } from './membersCommands.ts';
import { anna, ben, given, invited, petra, registered } from './specMembers.ts';

const nothing = {
  ...{ sealed: null, email: null, basedOn: 'sealed anna' },
  ...{ memberNumber: null, role: null, discount: null, limits: null, active: null, bookingReminders: null },
  ...{ payer: null, guardian: null, business: null },
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
  it('writes one event for each change', () => {
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

  it('writes nothing where nothing changes', () => {
    given(registered('anna'))
      .when(update({ memberNumber: '1001', role: 'MEMBER', discount: 0, active: true }))
      .thenNothing();
  });

  it('sets limits of their own, takes them back, and says nothing twice', () => {
    const limits = { ...noPersonalLimits, maxOpenBookings: 2 };
    const set: UserEvent = { type: 'PersonalLimitsSet', data: { personId: anna, limits } };
    const taken: UserEvent = { type: 'PersonalLimitsSet', data: { personId: anna, limits: noPersonalLimits } };
    given(registered('anna'))
      .when(update({ limits: noPersonalLimits }))
      .thenNothing();
    given(registered('anna')).when(update({ limits })).then(set);
    given(registered('anna'), set).when(update({ limits })).thenNothing();
    given(registered('anna'), set)
      .when(update({ limits: noPersonalLimits }))
      .then(taken);
  });

  it('reactivates a person', () => {
    given(registered('anna', { active: false }))
      .when(update({ active: true }))
      .then({ type: 'PersonReactivated', data: { personId: anna } });
  });

  it('names a payer, and takes the payer back', () => {
    const paid: UserEvent = { type: 'PayerChanged', data: { personId: anna, payerId: ben } };
    const free: UserEvent = { type: 'PayerChanged', data: { personId: anna, payerId: null } };
    given(registered('anna'), registered('ben'))
      .when(update({ payer: { payerId: ben } }))
      .then(paid);
    const paying = given(registered('anna'), registered('ben'), paid);
    paying.when(update({ payer: { payerId: ben } })).thenNothing();
    paying.when(update({ payer: { payerId: null } })).then(free);
  });

  it('refuses a payer who is the person, who has a payer, or for whom the person pays', () => {
    const people = given(registered('anna'), registered('ben'), registered('petra'), {
      type: 'PayerChanged',
      data: { personId: ben, payerId: petra },
    });
    people.when(update({ payer: { payerId: anna } })).thenRejectedWith('ERR_INVALID_INPUT', 'payerID');
    people.when(update({ payer: { payerId: ben } })).thenRejectedWith('ERR_INVALID_INPUT', 'payerID');
    people.when(update({ payer: { payerId: anna } }, petra)).thenRejectedWith('ERR_INVALID_INPUT', 'payerID');
  });

  it('marks a business once', () => {
    const marked: UserEvent = { type: 'BusinessSwitched', data: { personId: anna, isOn: true } };
    given(registered('anna'))
      .when(update({ business: true }))
      .then(marked);
    given(registered('anna'), marked)
      .when(update({ business: true }))
      .thenNothing();
  });

  it('lets whoever was paid for pay again once the payer is erased', () => {
    given(registered('anna'), registered('ben'), { type: 'PayerChanged', data: { personId: anna, payerId: ben } })
      .when({ type: 'ErasePerson', data: { personId: ben } })
      .then(
        { type: 'PayerChanged', data: { personId: anna, payerId: null } },
        { type: 'PersonErased', data: { personId: ben } },
      );
  });

  it('refuses the number of another person, also a former one', () => {
    const moved: UserEvent = { type: 'MemberNumberChanged', data: { personId: ben, memberNumber: '7' } };
    const people = given(registered('anna'), registered('ben'), moved);
    people.when(update({ memberNumber: '7' })).thenRejectedWith('ERR_USER_ALREADY_EXISTS', 'memberNumber');
    people.when(update({ memberNumber: '1002' })).thenRejectedWith('ERR_USER_ALREADY_EXISTS', 'memberNumber');
  });

  it('accepts a former number of the same person', () => {
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

  it('is refused where the sealed data have been changed meanwhile', () => {
    const corrected: UserEvent = { type: 'PersonalDataCorrected', data: { personId: anna, sealed: 'sealed by Petra' } };
    const anew = given(registered('anna'), corrected);
    anew.when(update({ sealed: 'sealed anew' })).thenRejectedWith('ERR_USER_NOT_UPDATED');
    anew
      .when(update({ sealed: 'sealed anew', basedOn: 'sealed by Petra' }))
      .then({ type: 'PersonalDataCorrected', data: { personId: anna, sealed: 'sealed anew' } });
    anew.when(update({ discount: 5 })).then({ type: 'DiscountGranted', data: { personId: anna, discount: 5 } });
  });

  it('is refused for an unknown person', () => {
    given()
      .when(update({ discount: 1 }))
      .thenRejectedWith('ERR_USER_NOT_FOUND', 'personId');
  });
});

describe('The e-mail of a person', () => {
  const email = { emailDigest: 'digest of the right one', sealed: 'sealed with the right one' };

  it('can be corrected by an ADMIN until it is confirmed', () => {
    given(...invited)
      .when(update({ email }))
      .then({ type: 'EmailChanged', data: { personId: anna, codeId: null, ...email } });
  });

  it('cannot be changed without a confirmation once it was confirmed', () => {
    given(registered('anna')).when(update({ email })).thenRejectedWith('ERR_USER_ALREADY_VERIFIED', 'email');
  });

  it('causes no event where it is the same', () => {
    given(registered('anna'))
      .when(update({ email: { ...email, emailDigest: 'digest of anna' } }))
      .thenNothing();
  });

  it('is not corrected with data that have been changed since', () => {
    const corrected: UserEvent = { type: 'PersonalDataCorrected', data: { personId: anna, sealed: 'sealed by Petra' } };
    given(...invited, corrected)
      .when(update({ email }))
      .thenRejectedWith('ERR_USER_NOT_UPDATED');
  });

  it('cannot be that of another person', () => {
    given(...invited, registered('ben'))
      .when(update({ email: { ...email, emailDigest: 'digest of ben' } }))
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

  it('does not exist where there are two', () => {
    given(registered('petra'), secondAdmin)
      .when(update({ role: 'MEMBER' }, petra))
      .then(demoted());
  });

  it.each([
    ['deactivated', { active: false }],
    ['not verified', { verified: false }],
  ])('is still the last one beside one who is %s', (_, differing) => {
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
