import type { PersonId } from '@platzwart/contracts/core';
import type { FactorId, SignInErrorCode } from '@platzwart/contracts/user';
import type { Vault } from '@platzwart/vault';
import { TooBusy } from '../../core/concurrencyLimit.ts';
import { type Passwords, isOldHash } from './passwords.ts';
import { useSecondFactor } from './secondFactor.ts';
import { normalisedCredential } from '../domain/accountByCredential.ts';
import type { Person } from '../domain/membersState.ts';
import type { CountedAttempt, Throttle } from './signInThrottle.ts';

export type SignInRequest = Readonly<{
  /** E-mail or member number. */
  credential: string;
  password: string;
  /** A code of the authenticator app, or a recovery code. */
  secondFactor: string | null;
  /** The client address, by which the throttle counts. */
  address: string;
  correlationId: string;
}>;

export type SignInAnswer =
  | Readonly<{ outcome: 'signed-in'; personId: PersonId; tokenVersion: number }>
  | Readonly<{
      outcome: 'rejected';
      code: SignInErrorCode;
      retryAfterSeconds: number | null;
      /** After a wrong password or second factor: further attempts from this address. */
      attemptsLeft: number | null;
    }>;

/** The data of a person that signing in needs. */
type Account = Pick<Person, 'personId' | 'passwordId' | 'factorId' | 'tokenVersion' | 'verified' | 'active'>;

type RecoveryCodeUse = Readonly<{ personId: PersonId; factorId: FactorId; recoveryCodeId: string }>;

type Dependencies = Readonly<{
  /** Null where no person has that e-mail or member number. */
  accountOf: (credential: string) => Account | null;
  throttle: Throttle;
  passwords: Passwords;
  vault: Pick<Vault, 'passwords' | 'secondFactors'>;
  /** Records that a recovery code was used; false where its factor is no longer in use. */
  recordRecoveryCodeUse: (use: RecoveryCodeUse, correlationId: string) => Promise<boolean>;
  clock: () => string;
}>;

type Remedy = Readonly<{ retryAfterSeconds?: number; attemptsLeft?: number }>;

const rejected = (code: SignInErrorCode, remedy: Remedy = {}): SignInAnswer => ({
  outcome: 'rejected',
  code,
  retryAfterSeconds: remedy.retryAfterSeconds ?? null,
  attemptsLeft: remedy.attemptsLeft ?? null,
});

/** Seconds to wait where the queue of password checks is full. */
const retrySecondsWhenBusy = 5;
/** An id that no password has: the vault gets the same query where the account or its password does not exist. */
const noPassword = '00000000-0000-4000-8000-000000000000';

/** These codes are returned only after the correct password (decisions.md U12). */
const accountRefusal = ({ active, verified }: Account): SignInErrorCode | null => {
  if (!active) return 'ERR_USER_DEACTIVATED';
  return verified ? null : 'ERR_USER_NOT_VERIFIED';
};

/** Null where the second factor is accepted; its code is used up then. */
const refusalOfSecondFactor = async (
  { vault, clock, recordRecoveryCodeUse }: Dependencies,
  { personId, factorId }: Account,
  { secondFactor: code, correlationId }: SignInRequest,
): Promise<SignInErrorCode | null> => {
  if (factorId === null) return null;
  if (code === null) return 'ERR_SECOND_FACTOR_REQUIRED';
  const use = await useSecondFactor({ secondFactors: vault.secondFactors, clock }, factorId, code);
  if (!use.fits) return 'ERR_SECOND_FACTOR_INVALID';
  const { recoveryCodeId } = use;
  if (recoveryCodeId === null) return null;
  const isInUse = await recordRecoveryCodeUse({ personId, factorId, recoveryCodeId }, correlationId);
  return isInUse ? null : 'ERR_SECOND_FACTOR_INVALID';
};

type CheckedSignIn = Readonly<{
  account: Account;
  phc: string;
  request: SignInRequest;
  countedAttempt: CountedAttempt;
}>;

/** Called after the correct password: of the refusals here, only a wrong second factor counts as a failed attempt. */
const completeSignIn = async (
  dependencies: Dependencies,
  { account, phc, request, countedAttempt }: CheckedSignIn,
): Promise<SignInAnswer> => {
  const refusal = accountRefusal(account) ?? (await refusalOfSecondFactor(dependencies, account, request));
  if (refusal === 'ERR_SECOND_FACTOR_INVALID') return rejected(refusal, { attemptsLeft: countedAttempt.attemptsLeft });
  if (refusal !== null) {
    await countedAttempt.discard();
    return rejected(refusal);
  }
  await countedAttempt.succeeded();
  if (account.passwordId !== null && isOldHash(phc))
    await dependencies.vault.passwords.rehash(account.passwordId, await dependencies.passwords.hash(request.password));
  return { outcome: 'signed-in', personId: account.personId, tokenVersion: account.tokenVersion };
};

type SignInAttempt = Readonly<{ account: Account | null; request: SignInRequest; countedAttempt: CountedAttempt }>;

const decide = async (
  dependencies: Dependencies,
  { account, request, countedAttempt }: SignInAttempt,
): Promise<SignInAnswer> => {
  const phc = await dependencies.vault.passwords.of(account?.passwordId ?? noPassword);
  const isRight = await dependencies.passwords.matches(phc, request.password);
  if (account === null || phc === null || !isRight)
    return rejected('ERR_INVALID_CREDENTIALS', { attemptsLeft: countedAttempt.attemptsLeft });
  return completeSignIn(dependencies, { account, phc, request, countedAttempt });
};

/**
 * Counted by what was typed, whether or not somebody has it: a count by person would tell that an e-mail and a member number belong to one
 * person, and thereby who is a member.
 */
const attemptOf = ({ credential, address }: SignInRequest, account: Account | null): Parameters<Throttle>[0] => {
  const typed = `typed ${normalisedCredential(credential)}`;
  return { account: typed, owner: account?.personId ?? typed, address };
};

/**
 * Checks a sign-in. Unknown people, wrong passwords and people without a password get the same code, after the same number of queries to
 * the vault and one password check, whatever the state of the account (reliability T05, T06). Refuses with ERR_TOO_MANY_LOGIN_ATTEMPTS and
 * the seconds to wait where the throttle does, and where the queue of password checks is full.
 */
export const signIn =
  (dependencies: Dependencies) =>
  async (request: SignInRequest): Promise<SignInAnswer> => {
    const account = dependencies.accountOf(request.credential);
    const countedAttempt = await dependencies.throttle(attemptOf(request, account));
    if ('retryAfterSeconds' in countedAttempt)
      return rejected('ERR_TOO_MANY_LOGIN_ATTEMPTS', { retryAfterSeconds: countedAttempt.retryAfterSeconds });
    try {
      return await decide(dependencies, { account, request, countedAttempt });
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error;
      await countedAttempt.discard();
      return rejected('ERR_TOO_MANY_LOGIN_ATTEMPTS', { retryAfterSeconds: retrySecondsWhenBusy });
    }
  };
