import type { CodeId, PersonId, PersonalLimits, Role } from '@platzwart/contracts/core';
import { type CodePurpose, type FactorId, type PasswordId, payerOf } from '@platzwart/contracts/user';
import { Map, Set } from 'immutable';

/** decisions.md U1: numbers of guests start here, those of all others are below. */
export const firstGuestNumber = 900_000;

/** A one-time code that may still be used; only the newest of each purpose. `expiresAt`: ISO 8601 instant. */
export type OpenCode = Readonly<{ codeId: CodeId; purpose: CodePurpose; expiresAt: string }>;
export type OpenEmailChange = Readonly<{
  codeId: CodeId;
  emailDigest: string;
  sealedEmail: string;
  expiresAt: string;
}>;

/** The data of a person that decisions need; no personal data. */
export type Person = Readonly<{
  personId: PersonId;
  memberNumber: string;
  /** Null for a child without an e-mail. */
  emailDigest: string | null;
  /** All personal data, sealed with the person's key: changing a part of it needs the whole. */
  sealed: string;
  role: Role;
  /** Percent, 0 to 100. */
  discount: number;
  limits: PersonalLimits;
  verified: boolean;
  active: boolean;
  passwordId: PasswordId | null;
  /** Sessions whose token has a lower version have ended. */
  tokenVersion: number;
  codes: readonly OpenCode[];
  emailChange: OpenEmailChange | null;
  factorId: FactorId | null;
  erasureRequested: boolean;
  bookingReminders: boolean;
  /** Who gets their invoices; null: they themselves. */
  payerId: PersonId | null;
  /** Who books and pays for them, and gets their e-mails; null: they themselves. */
  guardianId: PersonId | null;
  /** Whether they are billed as a business. */
  business: boolean;
}>;

export type MembersState = Readonly<{
  byId: Map<PersonId, Person>;
  /** Every number that was ever assigned, including those of former people (decisions.md U1). */
  byNumber: Map<string, PersonId>;
  byEmail: Map<string, PersonId>;
  /** For whom somebody else pays, by who does; an invoice run asks for each person, so that it must not look through all. */
  byPayer: Map<PersonId, Set<PersonId>>;
  /** The greatest numbers that were ever assigned. */
  lastNumbers: Readonly<{ guests: number; others: number }>;
  /** Erased people, whose keys have to be destroyed. */
  erased: Set<PersonId>;
}>;

export const nobody: MembersState = {
  byId: Map(),
  byNumber: Map(),
  byEmail: Map(),
  byPayer: Map(),
  lastNumbers: { guests: 0, others: 0 },
  erased: Set(),
};

const withNumber = ({ lastNumbers }: MembersState, memberNumber: string): MembersState['lastNumbers'] => {
  const number = Number(memberNumber);
  return number >= firstGuestNumber
    ? { ...lastNumbers, guests: Math.max(lastNumbers.guests, number) }
    : { ...lastNumbers, others: Math.max(lastNumbers.others, number) };
};

const otherPayerOf = (person: Person | null | undefined): PersonId | null => {
  const payerId = person ? payerOf(person) : null;
  return payerId === person?.personId ? null : payerId;
};

/** `byPayer` once `personId` is stored as `after`; null: erased. */
const repaid = (
  { byPayer, byId }: Pick<MembersState, 'byPayer' | 'byId'>,
  personId: PersonId,
  after: Person | null,
): MembersState['byPayer'] => {
  const [payerBefore, payerAfter] = [otherPayerOf(byId.get(personId)), otherPayerOf(after)];
  if (payerBefore === payerAfter) return byPayer;
  const others = payerBefore === null ? Set<PersonId>() : byPayer.get(payerBefore, Set<PersonId>()).delete(personId);
  const without =
    payerBefore === null ? byPayer : others.isEmpty() ? byPayer.delete(payerBefore) : byPayer.set(payerBefore, others);
  return payerAfter === null ? without : without.update(payerAfter, Set<PersonId>(), (paid) => paid.add(personId));
};

/** Replaces the stored data of `person`. */
export const withPerson = (state: MembersState, person: Person): MembersState => {
  const before = state.byId.get(person.personId);
  const others =
    before?.emailDigest && before.emailDigest !== person.emailDigest
      ? state.byEmail.delete(before.emailDigest)
      : state.byEmail;
  return {
    ...state,
    byId: state.byId.set(person.personId, person),
    byNumber: state.byNumber.set(person.memberNumber, person.personId),
    byEmail: person.emailDigest === null ? others : others.set(person.emailDigest, person.personId),
    byPayer: repaid(state, person.personId, person),
    lastNumbers: withNumber(state, person.memberNumber),
  };
};

/** The e-mail can be used again, the member number cannot. */
export const withoutPerson = (state: MembersState, { personId, emailDigest }: Person): MembersState => ({
  ...state,
  byId: state.byId.delete(personId),
  byEmail: emailDigest === null ? state.byEmail : state.byEmail.delete(emailDigest),
  byPayer: repaid(state, personId, null),
  erased: state.erased.add(personId),
});

/** For whom `personId` pays, besides themselves (decisions.md N5, N44). */
export const peoplePaidBy = ({ byPayer }: Pick<MembersState, 'byPayer'>, personId: PersonId): readonly PersonId[] => [
  ...byPayer.get(personId, Set<PersonId>()),
];

/** For whom `personId` books and pays, and whose e-mails they get (decisions.md N5). */
export const childrenOf = ({ byId }: Pick<MembersState, 'byId'>, personId: PersonId): readonly Person[] =>
  [...byId.values()].filter(({ guardianId }) => guardianId === personId);

/** The person who has this member number today. */
export const personByNumber = ({ byId, byNumber }: MembersState, memberNumber: string): Person | null => {
  const found = byNumber.get(memberNumber);
  const person = found && byId.get(found);
  return person?.memberNumber === memberNumber ? person : null;
};

export const personByEmail = ({ byId, byEmail }: MembersState, emailDigest: string): Person | null => {
  const found = byEmail.get(emailDigest);
  return (found && byId.get(found)) ?? null;
};
