import type { CodeId, PersonId, PersonalLimits, Role } from '@platzwart/contracts/core';
import type { CodePurpose, FactorId, PasswordId, PersonRegistered } from '@platzwart/contracts/user';

type CommandOf<Type extends string, Data> = Readonly<{ type: Type; data: Readonly<Data> }>;
/** `now` and `expiresAt`: ISO 8601 instants. */
type Code = Readonly<{ codeId: CodeId; purpose: CodePurpose; expiresAt: string }>;

/** A new person as the decider sees them: with sealed data, with or without a chosen member number. */
export type NewPerson = Omit<PersonRegistered['data'], 'memberNumber' | 'guardianId'> &
  Readonly<{ memberNumber: string | null; code: Code | null; guardianId?: PersonId | null }>;

export type RegisterPeople = CommandOf<'RegisterPeople', { people: readonly NewPerson[] }>;
export type IssueCode = CommandOf<'IssueCode', Code & { personId: PersonId }>;
export type VerifySealedPerson = CommandOf<
  'VerifyPerson',
  { personId: PersonId; codeId: CodeId; passwordId: PasswordId | null; now: string }
>;
/** `insteadOf`: the password that was given as the old one. */
export type SetPassword = CommandOf<
  'ChangePassword',
  { personId: PersonId; passwordId: PasswordId; insteadOf: PasswordId | null }
>;
export type ResetToPassword = CommandOf<
  'ResetPassword',
  { personId: PersonId; codeId: CodeId; passwordId: PasswordId; now: string }
>;
export type RequestSealedEmailChange = CommandOf<
  'RequestEmailChange',
  { personId: PersonId; codeId: CodeId; sealedEmail: string; emailDigest: string; expiresAt: string }
>;
/** `sealed`: all personal data with the new address, to which the code was sent. `basedOn`: the sealed data that it was made from. */
export type ConfirmEmailChange = CommandOf<
  'ConfirmEmailChange',
  { personId: PersonId; codeId: CodeId; sealed: string; basedOn: string; now: string }
>;
/**
 * Null fields stay unchanged. `email`: only for a person who never confirmed one. `basedOn`: the sealed data that the new seals were made
 * from.
 */
export type UpdateSealedPerson = CommandOf<
  'UpdatePerson',
  {
    personId: PersonId;
    sealed: string | null;
    email: Readonly<{ emailDigest: string; sealed: string }> | null;
    basedOn: string;
    memberNumber: string | null;
    role: Role | null;
    discount: number | null;
    limits: PersonalLimits | null;
    active: boolean | null;
    bookingReminders: boolean | null;
    /** Within it null means: the person pays again. */
    payer: Readonly<{ payerId: PersonId | null }> | null;
    /** Within it null means: nobody. */
    guardian: Readonly<{ guardianId: PersonId | null }> | null;
    business: boolean | null;
  }
>;
export type EndAllSessions = CommandOf<'EndSessions', { personId: PersonId }>;
export type EnableFactor = CommandOf<'EnableSecondFactor', { personId: PersonId; factorId: FactorId }>;
export type RemoveFactor = CommandOf<'RemoveSecondFactor', { personId: PersonId }>;
/** By an ADMIN; the reason is sealed with the person's key. */
export type RemoveFactorOfPerson = CommandOf<
  'RemoveSecondFactorOfPerson',
  { personId: PersonId; sealedReason: string }
>;
export type UseRecoveryCode = CommandOf<
  'UseRecoveryCode',
  { personId: PersonId; factorId: FactorId; recoveryCodeId: string }
>;
export type NoteRegistration = CommandOf<'NoteRegistration', { personId: PersonId }>;
export type AskForErasure = CommandOf<'RequestErasure', { personId: PersonId }>;
export type ErasePersonForGood = CommandOf<'ErasePerson', { personId: PersonId }>;

export type EraseEverybody = CommandOf<'EraseEverybody', object>;

/** The commands of the members: they contain ids, digests and seals, never a name, a password or a code. */
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
  | RemoveFactorOfPerson
  | UseRecoveryCode
  | NoteRegistration
  | AskForErasure
  | ErasePersonForGood
  | EraseEverybody;

export const membersErrorCodes = [
  'ERR_INVALID_INPUT',
  'ERR_USER_NOT_FOUND',
  'ERR_USER_ALREADY_EXISTS',
  'ERR_EMAIL_ALREADY_EXISTS',
  'ERR_USER_NOT_UPDATED',
  'ERR_USER_HAS_CHILDREN',
  'ERR_GUARDIAN_NOT_ACTIVE',
  'ERR_USER_ALREADY_VERIFIED',
  'ERR_CODE_NOT_MATCH',
  'ERR_WRONG_OLD_PASS',
  'ERR_LAST_ADMIN',
] as const;
export type MembersErrorCode = (typeof membersErrorCodes)[number];
