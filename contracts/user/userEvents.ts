import type { CodeId, FactorId, Language, PasswordId, PersonId, Role } from '../core/index.ts';

export type PostalAddress = Readonly<{ city: string; houseNumber: string; street: string; zip: string }>;

/** Personal data: in the log only sealed with the person's own key, so that destroying the key erases it. */
export type PersonalData = Readonly<{
  firstName: string;
  lastName: string;
  /** Lower case. */
  email: string;
  phone: string | null;
  address: PostalAddress | null;
  language: Language;
}>;

/** What a one-time code is for. A change of e-mail has its own event, because the new address belongs to it. */
export const codePurposes = ['INIT_CODE', 'GUEST_VERIFY', 'RESET_PASSWORD'] as const;
export type CodePurpose = (typeof codePurposes)[number];

type Fact<Type extends string, Data> = Readonly<{
  type: Type;
  data: Readonly<{ personId: PersonId }> & Readonly<Data>;
}>;
/** Ends every session that was opened before: tokens carry the version of their time. One more than the last. */
type EndsSessions = Readonly<{ tokenVersion: number }>;

export type PersonRegistered = Fact<
  'PersonRegistered',
  {
    /** Digits without leading zero; guests from 900000 on (decisions.md U1). Never given to anybody else. */
    memberNumber: string;
    role: Role;
    /** Keyed digest of the e-mail: makes it unique without showing it. */
    emailDigest: string;
    /** `PersonalData`, sealed. */
    sealed: string;
    /** Percent, 0 to 100. */
    discount: number;
    verified: boolean;
    active: boolean;
    /** Whose hash is in the vault; null while the person has none. */
    passwordId: PasswordId | null;
  }
>;
/** A newer code of the same purpose ends the older one. The code itself is in the vault, hashed. */
export type CodeIssued = Fact<
  'CodeIssued',
  {
    codeId: CodeId;
    purpose: CodePurpose;
    /** ISO 8601 instant. */
    expiresAt: string;
  }
>;
/** The person has shown that the e-mail is theirs; members choose their first password with it. */
export type PersonVerified = Fact<'PersonVerified', { codeId: CodeId; passwordId: PasswordId | null }>;
export type PasswordChanged = Fact<'PasswordChanged', { passwordId: PasswordId } & EndsSessions>;
export type PasswordReset = Fact<'PasswordReset', { passwordId: PasswordId; codeId: CodeId } & EndsSessions>;
/** `sealed`: all of `PersonalData`, with the e-mail as it was. */
export type PersonalDataCorrected = Fact<'PersonalDataCorrected', { sealed: string }>;
export type MemberNumberChanged = Fact<'MemberNumberChanged', { memberNumber: string }>;
/** Valid only when confirmed (decisions.md U8). `sealedEmail`: the new address, sealed. */
export type EmailChangeRequested = Fact<
  'EmailChangeRequested',
  { codeId: CodeId; sealedEmail: string; emailDigest: string; expiresAt: string }
>;
/** `codeId` is null where an ADMIN corrected the address of somebody who never confirmed one. */
export type EmailChanged = Fact<'EmailChanged', { codeId: CodeId | null; emailDigest: string; sealed: string }>;
export type RoleChanged = Fact<'RoleChanged', { role: Role } & EndsSessions>;
export type DiscountGranted = Fact<'DiscountGranted', { discount: number }>;
export type PersonDeactivated = Fact<'PersonDeactivated', EndsSessions>;
export type PersonReactivated = Fact<'PersonReactivated', unknown>;
/** Signed out everywhere. */
export type SessionsEnded = Fact<'SessionsEnded', EndsSessions>;
export type SecondFactorEnabled = Fact<'SecondFactorEnabled', { factorId: FactorId } & EndsSessions>;
export type SecondFactorRemoved = Fact<'SecondFactorRemoved', EndsSessions>;
export type RecoveryCodeUsed = Fact<'RecoveryCodeUsed', { factorId: FactorId; recoveryCodeId: string }>;
/** Somebody wanted to register with the e-mail of this person, who hears of it; whoever it was is told nothing (reliability T07). */
export type RegistrationAttempted = Fact<'RegistrationAttempted', unknown>;
export type ErasureRequested = Fact<'ErasureRequested', unknown>;
/** Once this is written the person's key is destroyed: nothing sealed about them opens again (docs/adr/0004). */
export type PersonErased = Fact<'PersonErased', unknown>;

export type UserEvent =
  | PersonRegistered
  | CodeIssued
  | PersonVerified
  | PasswordChanged
  | PasswordReset
  | PersonalDataCorrected
  | MemberNumberChanged
  | EmailChangeRequested
  | EmailChanged
  | RoleChanged
  | DiscountGranted
  | PersonDeactivated
  | PersonReactivated
  | SessionsEnded
  | SecondFactorEnabled
  | SecondFactorRemoved
  | RecoveryCodeUsed
  | RegistrationAttempted
  | ErasureRequested
  | PersonErased;

export const userEventTypes = [
  'PersonRegistered',
  'CodeIssued',
  'PersonVerified',
  'PasswordChanged',
  'PasswordReset',
  'PersonalDataCorrected',
  'MemberNumberChanged',
  'EmailChangeRequested',
  'EmailChanged',
  'RoleChanged',
  'DiscountGranted',
  'PersonDeactivated',
  'PersonReactivated',
  'SessionsEnded',
  'SecondFactorEnabled',
  'SecondFactorRemoved',
  'RecoveryCodeUsed',
  'RegistrationAttempted',
  'ErasureRequested',
  'PersonErased',
] as const satisfies UserEvent['type'][];
