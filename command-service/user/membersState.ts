import type { PersonId, Role } from '@platzwart/contracts/core';
import type { UserEvent } from '@platzwart/contracts/user';
import { Map } from 'immutable';

/** What decisions need to know of a person: nothing personal. */
export type Person = Readonly<{
  personId: PersonId;
  memberNumber: string;
  emailDigest: string;
  role: Role;
  /** Percent, 0 to 100. */
  discount: number;
  verified: boolean;
  active: boolean;
}>;

export type MembersState = Readonly<{
  byId: Map<PersonId, Person>;
  byNumber: Map<string, PersonId>;
  byEmail: Map<string, PersonId>;
}>;

export const nobody: MembersState = { byId: Map(), byNumber: Map(), byEmail: Map() };

export const withPerson = (state: MembersState, person: Person): MembersState => ({
  byId: state.byId.set(person.personId, person),
  byNumber: state.byNumber.set(person.memberNumber, person.personId),
  byEmail: state.byEmail.set(person.emailDigest, person.personId),
});

export const evolveMembers = (state: MembersState, { data }: UserEvent): MembersState => {
  const { personId, memberNumber, emailDigest, role, discount, verified, active } = data;
  return withPerson(state, { personId, memberNumber, emailDigest, role, discount, verified, active });
};
