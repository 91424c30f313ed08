import { noPersonalLimits } from '@platzwart/contracts/core';
import type { CodePurpose, UserEvent } from '@platzwart/contracts/user';
import { describe, expect, it } from 'vitest';
import type { Person } from './membersState.ts';
import { anna, ben, codeNr, factorNr, given, newPerson, passwordNr, registered, tomorrow } from './specMembers.ts';

const personId = anna;
const issued = (n: number, purpose: CodePurpose): UserEvent => ({
  type: 'CodeIssued',
  data: { personId, codeId: codeNr(n), purpose, expiresAt: tomorrow },
});
const secured: UserEvent = { type: 'SecondFactorEnabled', data: { personId, factorId: factorNr(1), tokenVersion: 4 } };
const asked: UserEvent = {
  type: 'EmailChangeRequested',
  data: { personId, codeId: codeNr(9), emailDigest: 'digest of new', sealedEmail: 'sealed new', expiresAt: tomorrow },
};

/** What is known of anna after these facts, besides what was said of her at first. */
const annaAfter = (...events: readonly UserEvent[]): Person | undefined =>
  given(registered('anna'), ...events).state.byId.get(anna);
const codesAfter = (...events: readonly UserEvent[]) => annaAfter(...events)?.codes.map(({ codeId }) => codeId);

const { code: _, ...atFirst } = newPerson('anna');
const twoOpen = { ...noPersonalLimits, maxOpenBookings: 2 };
const before: Person = {
  ...{ ...atFirst, memberNumber: '1001', tokenVersion: 0, codes: [], emailChange: null },
  ...{
    factorId: null,
    erasureRequested: false,
    bookingReminders: true,
    limits: noPersonalLimits,
    payerId: null,
    guardianId: null,
    business: false,
  },
};

describe('An event changes only its own part of a person', () => {
  it.each<[UserEvent, Partial<Person>]>([
    [
      { type: 'PasswordChanged', data: { personId, passwordId: passwordNr(2), tokenVersion: 1 } },
      { passwordId: passwordNr(2), tokenVersion: 1 },
    ],
    [{ type: 'PersonalDataCorrected', data: { personId, sealed: 'sealed anew' } }, { sealed: 'sealed anew' }],
    [{ type: 'MemberNumberChanged', data: { personId, memberNumber: '7' } }, { memberNumber: '7' }],
    [
      { type: 'RoleChanged', data: { personId, role: 'TRAINER', tokenVersion: 1 } },
      { role: 'TRAINER', tokenVersion: 1 },
    ],
    [{ type: 'DiscountGranted', data: { personId, discount: 20 } }, { discount: 20 }],
    [
      { type: 'PersonDeactivated', data: { personId, tokenVersion: 1 } },
      { active: false, tokenVersion: 1 },
    ],
    [{ type: 'SessionsEnded', data: { personId, tokenVersion: 1 } }, { tokenVersion: 1 }],
    [secured, { factorId: factorNr(1), tokenVersion: 4 }],
    [{ type: 'RecoveryCodeUsed', data: { personId, factorId: factorNr(1), recoveryCodeId: 'third' } }, {}],
    [{ type: 'RegistrationAttempted', data: { personId } }, {}],
    [{ type: 'PersonalLimitsSet', data: { personId, limits: twoOpen } }, { limits: twoOpen }],
    [{ type: 'BookingRemindersSwitched', data: { personId, isOn: false } }, { bookingReminders: false }],
    [{ type: 'PayerChanged', data: { personId, payerId: personId } }, { payerId: personId }],
    [{ type: 'GuardianChanged', data: { personId, guardianId: personId } }, { guardianId: personId }],
    [{ type: 'BusinessSwitched', data: { personId, isOn: true } }, { business: true }],
    [{ type: 'ErasureRequested', data: { personId } }, { erasureRequested: true }],
  ])('%j', (event, changed) => {
    expect(annaAfter(event)).toEqual({ ...before, ...changed });
  });

  it('reactivates a deactivated person', () => {
    const out: UserEvent = { type: 'PersonDeactivated', data: { personId, tokenVersion: 1 } };
    const back: UserEvent = { type: 'PersonReactivated', data: { personId } };
    expect(annaAfter(out, back)).toEqual({ ...before, tokenVersion: 1 });
  });

  it('removes a second factor', () => {
    const removed: UserEvent = { type: 'SecondFactorRemoved', data: { personId, tokenVersion: 5, sealedReason: null } };
    expect(annaAfter(secured, removed)).toEqual({ ...before, tokenVersion: 5 });
  });

  it('is ignored for an unknown person', () => {
    const { state } = given({ type: 'DiscountGranted', data: { personId: ben, discount: 20 } });
    expect(state.byId.size).toBe(0);
  });
});

describe('A code that was sent', () => {
  const verifiedWith = (password: number | null): UserEvent => ({
    type: 'PersonVerified',
    data: { personId, codeId: codeNr(1), passwordId: password === null ? null : passwordNr(password) },
  });

  it('replaces older ones of its purpose only', () => {
    expect(codesAfter(issued(1, 'INIT_CODE'), issued(2, 'RESET_PASSWORD'))).toEqual([codeNr(1), codeNr(2)]);
    expect(codesAfter(issued(1, 'RESET_PASSWORD'), issued(2, 'RESET_PASSWORD'))).toEqual([codeNr(2)]);
  });

  it('is used up by the confirmation, except one for another purpose', () => {
    const codes = [issued(1, 'INIT_CODE'), issued(2, 'GUEST_VERIFY'), issued(3, 'RESET_PASSWORD')];
    expect(codesAfter(...codes, verifiedWith(2))).toEqual([codeNr(3)]);
  });

  it('keeps the password that a confirmed guest chose, and gives a member their first', () => {
    expect(annaAfter(verifiedWith(null))?.passwordId).toBe(passwordNr(1));
    expect(annaAfter(verifiedWith(2))?.passwordId).toBe(passwordNr(2));
  });

  it.each<[string, UserEvent]>([
    ['password', { type: 'PasswordChanged', data: { personId, passwordId: passwordNr(2), tokenVersion: 1 } }],
    [
      'reset',
      { type: 'PasswordReset', data: { personId, passwordId: passwordNr(2), codeId: codeNr(1), tokenVersion: 1 } },
    ],
    [
      'e-mail',
      { type: 'EmailChanged', data: { personId, codeId: codeNr(9), emailDigest: 'digest of new', sealed: 'sealed' } },
    ],
  ])('is invalid after %s', (__, event) => {
    expect(codesAfter(issued(1, 'RESET_PASSWORD'), issued(2, 'INIT_CODE'), asked, event)).toEqual([]);
  });
});

describe('A former e-mail', () => {
  const changed: UserEvent = {
    type: 'EmailChanged',
    data: { personId, codeId: codeNr(9), emailDigest: 'digest of new', sealed: 'sealed with new' },
  };

  it('is free, and the new one is taken', () => {
    const { state } = given(registered('anna'), asked, changed);
    expect(state.byEmail.toJS()).toEqual({ 'digest of new': anna });
    expect(state.byId.get(anna)?.emailChange).toBeNull();
  });

  it('may be registered by another person', () => {
    const withHers = { emailDigest: 'digest of anna' };
    given(registered('anna'), asked, changed)
      .when({ type: 'RegisterPeople', data: { people: [newPerson('ben', withHers)] } })
      .then(registered('ben', withHers));
  });
});
