import type pg from 'pg';
import { migrate } from '@platzwart/database/migrations';
import { macOfClub } from './clubKey.ts';
import { type VaultCodes, codesIn } from './codes.ts';
import { type VaultCodeRequests, codeRequestsIn } from './codeRequests.ts';
import { type VaultDocuments, documentsIn } from './documents.ts';
import { type VaultEmailChanges, emailChangesIn } from './emailChanges.ts';
import { type VaultEndedSessions, endedSessionsIn } from './endedSessions.ts';
import { type VaultErasureNotices, erasureNoticesIn } from './erasureNotices.ts';
import { type VaultExports, exportsIn } from './exports.ts';
import { forgetIn } from './forget.ts';
import { type VaultKioskPairings, kioskPairingsIn } from './kioskPairings.ts';
import { type VaultLinks, linksIn } from './links.ts';
import { type VaultPendingRegistrations, pendingRegistrationsIn } from './pendingRegistrations.ts';
import { type VaultOpenSessions, openSessionsIn } from './openSessions.ts';
import { type VaultPasswords, passwordsIn } from './passwords.ts';
import { type Sealing, sealingIn } from './personKeys.ts';
import { type VaultRefusedRegistrations, refusedRegistrationsIn } from './refusedRegistrations.ts';
import { type VaultRegistrations, registrationsIn } from './registrations.ts';
import { type VaultRetentionKeys, retentionKeysIn } from './retentionKeys.ts';
import { vaultSchema } from './schema.ts';
import { type VaultSecondFactors, secondFactorsIn } from './secondFactors.ts';
import { type VaultSignInAttempts, accountDigest, signInAttemptsIn } from './signInAttempts.ts';

export { vaultSchema } from './schema.ts';
export { lastDayRetained } from './retentionKeys.ts';
export type { DocumentName, KeptDocument } from './documents.ts';
export type { CodeRequest } from './codeRequests.ts';
export type { KioskPairingsOpen } from './kioskPairings.ts';
export type { HandlePendingRegistration } from './pendingRegistrations.ts';
export type { ChangesGranted } from './emailChanges.ts';
export type { RegistrationsGranted } from './registrations.ts';
export type { SignInAttempt, AttemptReservation, AttemptLimits } from './signInAttempts.ts';

/**
 * Data that must never be in the log: the keys of personal data, and credentials. A row has no effect by itself: it becomes valid by an
 * event that names its id (docs/adr/0004-personal-data-vault.md).
 */
export type Vault = Sealing &
  Readonly<{
    /** HMAC-SHA-256 under the club's own key, in hex: finds an e-mail again without storing it. The same for the same `value`. */
    digest: (value: string) => string;
    passwords: VaultPasswords;
    codes: VaultCodes;
    codeRequests: VaultCodeRequests;
    emailChanges: VaultEmailChanges;
    registrations: VaultRegistrations;
    pendingRegistrations: VaultPendingRegistrations;
    secondFactors: VaultSecondFactors;
    signInAttempts: VaultSignInAttempts;
    endedSessions: VaultEndedSessions;
    openSessions: VaultOpenSessions;
    links: VaultLinks;
    kioskPairings: VaultKioskPairings;
    documents: VaultDocuments;
    exports: VaultExports;
    retentionKeys: VaultRetentionKeys;
    erasureNotices: VaultErasureNotices;
    refused: VaultRefusedRegistrations;
    /** Erases a person: destroys the key and deletes the credentials. Idempotent. */
    forget: (personId: string) => Promise<void>;
  }>;

/** Opens the schema `vault`, and creates it and the club's key where they are missing. Throws SchemaTooNew. */
export const openVault = async (pool: pg.Pool): Promise<Vault> => {
  await migrate(pool, vaultSchema);
  const mac = await macOfClub(pool);
  const sealing = sealingIn(pool);
  return {
    ...sealing,
    digest: (value) => mac(value).toString('hex'),
    passwords: passwordsIn(pool),
    codes: codesIn(pool, mac, sealing),
    codeRequests: codeRequestsIn(pool, mac),
    emailChanges: emailChangesIn(pool, mac),
    registrations: registrationsIn(pool, mac),
    pendingRegistrations: pendingRegistrationsIn(pool, mac),
    secondFactors: secondFactorsIn(pool, mac, sealing),
    signInAttempts: signInAttemptsIn(pool, mac),
    endedSessions: endedSessionsIn(pool),
    openSessions: openSessionsIn(pool),
    links: linksIn(pool),
    kioskPairings: kioskPairingsIn(pool, mac),
    documents: documentsIn(pool),
    exports: exportsIn(pool),
    retentionKeys: retentionKeysIn(pool),
    erasureNotices: erasureNoticesIn(pool, mac),
    refused: refusedRegistrationsIn(pool),
    forget: forgetIn(pool, (personId) => accountDigest(mac, personId)),
  };
};
