import type { CodeId, FactorId, PasswordId, PersonId, Role } from '@platzwart/contracts/core';
import type { CodePurpose, PersonRegistered } from '@platzwart/contracts/user';

type Order<Type extends string, Data> = Readonly<{ type: Type; data: Readonly<Data> }>;
/** `now` and `expiresAt`: ISO 8601 instants. */
type Code = Readonly<{ codeId: CodeId; purpose: CodePurpose; expiresAt: string }>;

/** Somebody new as the decider sees them: sealed already, with or without a number of their own. */
export type Newcomer = Omit<PersonRegistered['data'], 'memberNumber'> &
  Readonly<{ memberNumber: string | null; code: Code | null }>;

export type RegisterPeople = Order<'RegisterPeople', { people: readonly Newcomer[] }>;
export type IssueCode = Order<'IssueCode', Code & { personId: PersonId }>;
export type VerifySealedPerson = Order<
  'VerifyPerson',
  { personId: PersonId; codeId: CodeId; passwordId: PasswordId | null; now: string }
>;
/** `insteadOf`: the one that was given as the old. */
export type SetPassword = Order<
  'ChangePassword',
  { personId: PersonId; passwordId: PasswordId; insteadOf: PasswordId | null }
>;
export type ResetToPassword = Order<
  'ResetPassword',
  { personId: PersonId; codeId: CodeId; passwordId: PasswordId; now: string }
>;
export type RequestSealedEmailChange = Order<
  'RequestEmailChange',
  { personId: PersonId; codeId: CodeId; sealedEmail: string; emailDigest: string; expiresAt: string }
>;
/** `sealed`: all personal data with the new address, which is the one that the code went to. `basedOn`: what it was made from. */
export type ConfirmEmailChange = Order<
  'ConfirmEmailChange',
  { personId: PersonId; codeId: CodeId; sealed: string; basedOn: string; now: string }
>;
/** What is null stays as it is. `email`: only of somebody who never confirmed one. `basedOn`: what the new seals were made from. */
export type UpdateSealedPerson = Order<
  'UpdatePerson',
  {
    personId: PersonId;
    sealed: string | null;
    email: Readonly<{ emailDigest: string; sealed: string }> | null;
    basedOn: string;
    memberNumber: string | null;
    role: Role | null;
    discount: number | null;
    active: boolean | null;
  }
>;
export type EndAllSessions = Order<'EndSessions', { personId: PersonId }>;
export type EnableFactor = Order<'EnableSecondFactor', { personId: PersonId; factorId: FactorId }>;
export type RemoveFactor = Order<'RemoveSecondFactor', { personId: PersonId }>;
export type UseRecoveryCode = Order<
  'UseRecoveryCode',
  { personId: PersonId; factorId: FactorId; recoveryCodeId: string }
>;
export type NoteRegistration = Order<'NoteRegistration', { personId: PersonId }>;
export type AskForErasure = Order<'RequestErasure', { personId: PersonId }>;
export type ErasePersonForGood = Order<'ErasePerson', { personId: PersonId }>;

/** What may be asked of the members: ids, digests and seals, never a name, a password or a code. */
export type MembersCommand =
  | RegisterPeople
  | IssueCode
  | VerifySealedPerson
  | SetPassword
  | ResetToPassword
  | RequestSealedEmailChange
  | ConfirmEmailChange
  | UpdateSealedPerson
  | EndAllSessions
  | EnableFactor
  | RemoveFactor
  | UseRecoveryCode
  | NoteRegistration
  | AskForErasure
  | ErasePersonForGood;

export const membersErrorCodes = [
  'ERR_INVALID_INPUT',
  'ERR_USER_NOT_FOUND',
  'ERR_USER_ALREADY_EXISTS',
  'ERR_EMAIL_ALREADY_EXISTS',
  'ERR_USER_NOT_UPDATED',
  'ERR_USER_ALREADY_VERIFIED',
  'ERR_CODE_NOT_MATCH',
  'ERR_WRONG_OLD_PASS',
  'ERR_LAST_ADMIN',
] as const;
export type MembersErrorCode = (typeof membersErrorCodes)[number];
