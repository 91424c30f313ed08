import { type PersonId, noPersonalLimits } from '@platzwart/contracts/core';
import type { PersonRow, PersonalData, UserEvent } from '@platzwart/contracts/user';
import type { UnsealedTexts } from './unsealTexts.ts';

type Facts = { [Event in UserEvent as Event['type']]: Event['data'] };
type Changing = Exclude<UserEvent['type'], 'PersonRegistered' | 'PersonErased'>;
/** Null if the person's key is destroyed; the row is then deleted. */
type Change<Type extends Changing> = (row: PersonRow, data: Facts[Type], opened: UnsealedTexts) => PersonRow | null;

const withPersonal = (row: PersonRow, personal: PersonalData | null): PersonRow | null =>
  personal && { ...row, ...personal };

const withTokenVersion = (row: PersonRow, { tokenVersion }: Readonly<{ tokenVersion: number }>): PersonRow => ({
  ...row,
  tokenVersion,
});

const changes: Readonly<{ [Type in Changing]: Change<Type> }> = {
  CodeIssued: (row) => row,
  PersonVerified: (row) => ({ ...row, verified: true }),
  PasswordChanged: withTokenVersion,
  PasswordReset: withTokenVersion,
  PersonalDataCorrected: (row, { sealed }, { personal }) => withPersonal(row, personal(sealed)),
  MemberNumberChanged: (row, { memberNumber }) => ({ ...row, memberNumber }),
  EmailChangeRequested: (row, { sealedEmail }, { email }) => ({ ...row, newEmail: email(sealedEmail) }),
  EmailChanged: (row, { sealed }, { personal }) => withPersonal({ ...row, newEmail: null }, personal(sealed)),
  RoleChanged: (row, { role, tokenVersion }) => ({ ...row, role, tokenVersion }),
  DiscountGranted: (row, { discount }) => ({ ...row, discount }),
  PersonalLimitsSet: (row, { limits }) => ({ ...row, limits }),
  BookingRemindersSwitched: (row, { isOn }) => ({ ...row, bookingReminders: isOn }),
  PayerChanged: (row, { payerId }) => ({ ...row, payerId }),
  GuardianChanged: (row, { guardianId }) => ({ ...row, guardianId }),
  BusinessSwitched: (row, { isOn }) => ({ ...row, business: isOn }),
  PersonDeactivated: (row, { tokenVersion }) => ({ ...row, active: false, tokenVersion }),
  PersonReactivated: (row) => ({ ...row, active: true }),
  SessionsEnded: withTokenVersion,
  SecondFactorEnabled: (row, { tokenVersion }) => ({ ...row, secondFactor: true, tokenVersion }),
  SecondFactorRemoved: (row, { tokenVersion }) => ({ ...row, secondFactor: false, tokenVersion }),
  RecoveryCodeUsed: (row) => row,
  RegistrationAttempted: (row) => row,
  ErasureRequested: (row) => ({ ...row, erasureRequested: true }),
};

type Fact<Type extends Changing> = { [Each in Type]: Readonly<{ type: Each; data: Facts[Each] }> }[Type];

const changed = <Type extends Changing>(
  row: PersonRow,
  { type, data }: Fact<Type>,
  opened: UnsealedTexts,
): PersonRow | null => changes[type](row, data, opened);

const registeredRow = (data: Facts['PersonRegistered'], { personal }: UnsealedTexts): PersonRow | null => {
  const { personId, memberNumber, role, discount, verified, active, guardianId = null } = data;
  const found = personal(data.sealed);
  const still = {
    limits: noPersonalLimits,
    tokenVersion: 0,
    secondFactor: false,
    newEmail: null,
    erasureRequested: false,
    bookingReminders: true,
    payerId: null,
    guardianId,
    business: false,
  };
  return found && { ...found, personId, memberNumber, role, discount, verified, active, ...still };
};

const after = (row: PersonRow | null, event: UserEvent, opened: UnsealedTexts): PersonRow | null => {
  if (event.type === 'PersonRegistered') return registeredRow(event.data, opened);
  return row === null || event.type === 'PersonErased' ? null : changed(row, event, opened);
};

/** The state that `events` give each person they are about; null for a person who is erased, or whose key is destroyed. */
export const foldPeople = (
  before: ReadonlyMap<PersonId, PersonRow>,
  events: readonly UserEvent[],
  opened: UnsealedTexts,
): ReadonlyMap<PersonId, PersonRow | null> => {
  const people = new Map<PersonId, PersonRow | null>();
  for (const event of events) {
    const { personId } = event.data;
    const row = people.has(personId) ? (people.get(personId) ?? null) : (before.get(personId) ?? null);
    people.set(personId, after(row, event, opened));
  }
  return people;
};
