import type pg from 'pg';
import { migrate } from './migrations.ts';
import { macOfClub } from './vault/clubKey.ts';
import { type VaultCodes, codesIn } from './vault/codes.ts';
import { type VaultCodeRequests, codeRequestsIn } from './vault/codeRequests.ts';
import { type VaultEmailChanges, emailChangesIn } from './vault/emailChanges.ts';
import { type VaultEndedSessions, endedSessionsIn } from './vault/endedSessions.ts';
import { type VaultFarewells, farewellsIn } from './vault/farewells.ts';
import { forgetIn } from './vault/forget.ts';
import { type VaultNewcomers, newcomersIn } from './vault/newcomers.ts';
import { type VaultOpenSessions, openSessionsIn } from './vault/openSessions.ts';
import { type VaultPasswords, passwordsIn } from './vault/passwords.ts';
import { type Sealing, sealingIn } from './vault/personKeys.ts';
import { type VaultRefused, refusedIn } from './vault/refused.ts';
import { type VaultRegistrations, registrationsIn } from './vault/registrations.ts';
import { vaultSchema } from './vault/schema.ts';
import { type VaultSecondFactors, secondFactorsIn } from './vault/secondFactors.ts';
import { type VaultSignInTries, accountDigest, signInTriesIn } from './vault/signInTries.ts';

export { vaultSchema } from './vault/schema.ts';
export type { CodeRequest } from './vault/codeRequests.ts';
export type { ReceiveNewcomer } from './vault/newcomers.ts';
export type { ChangesGranted } from './vault/emailChanges.ts';
export type { RegistrationsGranted } from './vault/registrations.ts';
export type { Attempt, Reserved, TryLimits } from './vault/signInTries.ts';

/**
 * What must never be in the log: the keys of people's data, and everything that lets somebody in. What is written here says
 * nothing by itself: an event that names its id makes it count (docs/adr/0004-personal-data-vault.md).
 */
export type Vault = Sealing &
  Readonly<{
    /** HMAC-SHA-256 under the club's own key, in hex: finds an e-mail again without keeping it. The same for the same `value`. */
    digest: (value: string) => string;
    passwords: VaultPasswords;
    codes: VaultCodes;
    codeRequests: VaultCodeRequests;
    emailChanges: VaultEmailChanges;
    registrations: VaultRegistrations;
    newcomers: VaultNewcomers;
    secondFactors: VaultSecondFactors;
    signInTries: VaultSignInTries;
    endedSessions: VaultEndedSessions;
    openSessions: VaultOpenSessions;
    farewells: VaultFarewells;
    refused: VaultRefused;
    /** A person is forgotten by forgetting the key; what let them in goes with it. Twice is once. */
    forget: (personId: string) => Promise<void>;
  }>;

/** Opens the schema `vault`, and makes it and the club's key where they are missing. Throws SchemaTooNew. */
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
    newcomers: newcomersIn(pool, mac),
    secondFactors: secondFactorsIn(pool, mac, sealing),
    signInTries: signInTriesIn(pool, mac),
    endedSessions: endedSessionsIn(pool),
    openSessions: openSessionsIn(pool),
    farewells: farewellsIn(pool, mac),
    refused: refusedIn(pool),
    forget: forgetIn(pool, (personId) => accountDigest(mac, personId)),
  };
};
