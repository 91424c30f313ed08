import type { CoreErrorCode, PersonId, PersonalLimits, Role } from '@platzwart/contracts/core';
import type { Call } from '../../core/call.ts';

/** What a handler needs to know of a person. `discount` is percent, 0 to 100. */
export type PersonInClub = Readonly<{
  personId: PersonId;
  memberNumber: string;
  role: Role;
  discount: number;
  limits: PersonalLimits;
  active: boolean;
  /** Who books for them (decisions.md N5); null: they themselves. */
  guardianId: PersonId | null;
}>;

export type PersonById = (personId: PersonId) => PersonInClub | null;

type ActingPersonResult = Readonly<{ person: PersonInClub }> | Readonly<{ refusedWith: CoreErrorCode }>;

/** The caller. LOGIN_REQUIRED for no caller and for an unknown person, ERR_NOT_AUTHORIZED for a deactivated one (decisions.md U10). */
export const actingPerson = (personById: PersonById, { actor }: Pick<Call, 'actor'>): ActingPersonResult => {
  const person = actor === null ? null : personById(actor);
  if (!person) return { refusedWith: 'LOGIN_REQUIRED' };
  return person.active ? { person } : { refusedWith: 'ERR_NOT_AUTHORIZED' };
};

/** Whether the caller may book, change and cancel for `person`: for themselves, and as the guardian for an active child (decisions.md N5). */
export const mayActFor = (caller: PersonInClub, person: PersonInClub | null): person is PersonInClub =>
  person !== null && (person.personId === caller.personId || (person.active && person.guardianId === caller.personId));

/** In whose name the caller acts on what belongs to `owner`: the child's whose guardian they are, else in their own. */
export const actingOn = (
  caller: PersonInClub,
  owner: PersonId | null | undefined,
  personById: PersonById,
): PersonInClub => {
  const person = owner ? personById(owner) : null;
  return mayActFor(caller, person) ? person : caller;
};

/**
 * The caller, or the child of theirs with this member number (decisions.md N5). Null for everybody else, whether or not the club knows the
 * number (reliability T29).
 */
export const familyMember = (
  caller: PersonInClub,
  userID: string | null,
  personByNumber: (memberNumber: string) => PersonInClub | null,
): PersonInClub | null => {
  const person = userID === null ? caller : personByNumber(userID);
  return mayActFor(caller, person) ? person : null;
};
