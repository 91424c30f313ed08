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
}>;

export type PersonById = (personId: PersonId) => PersonInClub | null;

type ActingPersonResult = Readonly<{ person: PersonInClub }> | Readonly<{ refusedWith: CoreErrorCode }>;

/** The caller. LOGIN_REQUIRED for no caller and for an unknown person, ERR_NOT_AUTHORIZED for a deactivated one (decisions.md U10). */
export const actingPerson = (personById: PersonById, { actor }: Pick<Call, 'actor'>): ActingPersonResult => {
  const person = actor === null ? null : personById(actor);
  if (!person) return { refusedWith: 'LOGIN_REQUIRED' };
  return person.active ? { person } : { refusedWith: 'ERR_NOT_AUTHORIZED' };
};
