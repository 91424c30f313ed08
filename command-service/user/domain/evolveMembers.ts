import { noPersonalLimits } from '@platzwart/contracts/core';
import type { PersonRegistered, UserEvent } from '@platzwart/contracts/user';
import { type MembersState, type OpenCode, type Person, withPerson, withoutPerson } from './membersState.ts';

type Facts = { [Event in UserEvent as Event['type']]: Event['data'] };
type Changing = Exclude<UserEvent['type'], 'PersonRegistered' | 'PersonErased'>;
type Changes = Readonly<{ [Type in Changing]: (person: Person, data: Facts[Type]) => Person }>;

const without = (codes: readonly OpenCode[], isGone: (code: OpenCode) => boolean): readonly OpenCode[] =>
  codes.filter((code) => !isGone(code));

/** How each event changes the person. */
const changes: Changes = {
  CodeIssued: (person, { codeId, purpose, expiresAt }) => ({
    ...person,
    codes: [...without(person.codes, (code) => code.purpose === purpose), { codeId, purpose, expiresAt }],
  }),
  PersonVerified: (person, { passwordId }) => ({
    ...person,
    verified: true,
    passwordId: passwordId ?? person.passwordId,
    codes: without(person.codes, ({ purpose }) => purpose !== 'RESET_PASSWORD'),
  }),
  // Earlier codes become invalid: otherwise an attacker who had access to the mailbox for a day could still use one.
  PasswordChanged: (person, { passwordId, tokenVersion }) => ({ ...person, passwordId, tokenVersion, codes: [] }),
  PasswordReset: (person, { passwordId, tokenVersion }) => ({ ...person, passwordId, tokenVersion, codes: [] }),
  PersonalDataCorrected: (person, { sealed }) => ({ ...person, sealed }),
  MemberNumberChanged: (person, { memberNumber }) => ({ ...person, memberNumber }),
  EmailChangeRequested: (person, { codeId, emailDigest, sealedEmail, expiresAt }) => ({
    ...person,
    emailChange: { codeId, emailDigest, sealedEmail, expiresAt },
  }),
  // Codes that were sent to the old address become invalid.
  EmailChanged: (person, { emailDigest, sealed }) => ({
    ...person,
    ...{ emailDigest, sealed, emailChange: null, codes: [] },
  }),
  RoleChanged: (person, { role, tokenVersion }) => ({ ...person, role, tokenVersion }),
  DiscountGranted: (person, { discount }) => ({ ...person, discount }),
  PersonalLimitsSet: (person, { limits }) => ({ ...person, limits }),
  BookingRemindersSwitched: (person, { isOn }) => ({ ...person, bookingReminders: isOn }),
  PayerChanged: (person, { payerId }) => ({ ...person, payerId }),
  GuardianChanged: (person, { guardianId }) => ({ ...person, guardianId }),
  BusinessSwitched: (person, { isOn }) => ({ ...person, business: isOn }),
  PersonDeactivated: (person, { tokenVersion }) => ({ ...person, active: false, tokenVersion }),
  PersonReactivated: (person) => ({ ...person, active: true }),
  SessionsEnded: (person, { tokenVersion }) => ({ ...person, tokenVersion }),
  SecondFactorEnabled: (person, { factorId, tokenVersion }) => ({ ...person, factorId, tokenVersion }),
  SecondFactorRemoved: (person, { tokenVersion }) => ({ ...person, factorId: null, tokenVersion }),
  RecoveryCodeUsed: (person) => person,
  RegistrationAttempted: (person) => person,
  ErasureRequested: (person) => ({ ...person, erasureRequested: true }),
};

type Fact<Type extends Changing> = { [Each in Type]: Readonly<{ type: Each; data: Facts[Each] }> }[Type];

const changed = <Type extends Changing>(person: Person, { type, data }: Fact<Type>): Person =>
  changes[type](person, data);

const newPerson = (data: PersonRegistered['data']): Person => ({
  ...data,
  limits: noPersonalLimits,
  tokenVersion: 0,
  codes: [],
  emailChange: null,
  factorId: null,
  erasureRequested: false,
  bookingReminders: true,
  payerId: null,
  guardianId: data.guardianId ?? null,
  business: false,
});

export const evolveMembers = (state: MembersState, event: UserEvent): MembersState => {
  if (event.type === 'PersonRegistered') return withPerson(state, newPerson(event.data));
  const person = state.byId.get(event.data.personId);
  if (!person) return state;
  return event.type === 'PersonErased' ? withoutPerson(state, person) : withPerson(state, changed(person, event));
};
