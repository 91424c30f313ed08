import type { FactorId, PersonId } from '@platzwart/contracts/core';
import type { SignInErrorCode } from '@platzwart/contracts/user';
import type { Vault } from '@platzwart/event-store/vault';
import { TooBusy } from '../core/limited.ts';
import { type Passwords, isOldHash } from './passwords.ts';
import { useSecondFactor } from './secondFactor.ts';
import type { Person } from './membersState.ts';
import type { CountedTry, Throttle } from './signInThrottle.ts';

export type SignInWish = Readonly<{
  /** E-mail or member number. */
  credential: string;
  password: string;
  /** A code of the authenticator app, or a recovery code. */
  secondFactor: string | null;
  /** Where the caller is, as the throttle tells one place from another. */
  address: string;
  correlationId: string;
}>;

export type SignInAnswer =
  | Readonly<{ outcome: 'signed-in'; personId: PersonId; tokenVersion: number }>
  | Readonly<{ outcome: 'rejected'; code: SignInErrorCode; retryAfterSeconds: number | null }>;

/** What signing in needs to know of a person. */
type Account = Pick<Person, 'personId' | 'passwordId' | 'factorId' | 'tokenVersion' | 'verified' | 'active'>;

type RecoveryCodeUse = Readonly<{ personId: PersonId; factorId: FactorId; recoveryCodeId: string }>;

type Needs = Readonly<{
  /** Null where the club knows nobody by that e-mail or member number. */
  accountOf: (credential: string) => Account | null;
  throttle: Throttle;
  passwords: Passwords;
  vault: Pick<Vault, 'passwords' | 'secondFactors'>;
  /** Writes down that a recovery code was used up; false where its factor is no longer in use. */
  noteRecoveryCode: (use: RecoveryCodeUse, correlationId: string) => Promise<boolean>;
  clock: () => string;
}>;

const rejected = (code: SignInErrorCode, retryAfterSeconds: number | null = null): SignInAnswer => ({
  outcome: 'rejected',
  code,
  retryAfterSeconds,
});

/** While so many passwords wait to be checked that one more would wait in vain. */
const secondsOfRush = 5;
/** Nobody's: the vault is asked the same where there is no password to ask for. */
const noPassword = '00000000-0000-4000-8000-000000000000';

/** What is told only to who knows the password (decisions.md U12). */
const stateOf = ({ active, verified }: Account): SignInErrorCode | null => {
  if (!active) return 'ERR_USER_DEACTIVATED';
  return verified ? null : 'ERR_USER_NOT_VERIFIED';
};

/** Null where the caller may come in; the code is used up then. */
const refusalOfSecondFactor = async (
  { vault, clock, noteRecoveryCode }: Needs,
  { personId, factorId }: Account,
  { secondFactor: code, correlationId }: SignInWish,
): Promise<SignInErrorCode | null> => {
  if (factorId === null) return null;
  if (code === null) return 'ERR_SECOND_FACTOR_REQUIRED';
  const use = await useSecondFactor({ secondFactors: vault.secondFactors, clock }, factorId, code);
  if (!use.fits) return 'ERR_SECOND_FACTOR_INVALID';
  const { recoveryCodeId } = use;
  if (recoveryCodeId === null) return null;
  const isInUse = await noteRecoveryCode({ personId, factorId, recoveryCodeId }, correlationId);
  return isInUse ? null : 'ERR_SECOND_FACTOR_INVALID';
};

type Known = Readonly<{ account: Account; phc: string; wish: SignInWish; counted: CountedTry }>;

/** For who knows the password: of all that may keep them out now, only a wrong second factor is one more guess. */
const letIn = async (needs: Needs, { account, phc, wish, counted }: Known): Promise<SignInAnswer> => {
  const refusal = stateOf(account) ?? (await refusalOfSecondFactor(needs, account, wish));
  if (refusal !== null) {
    if (refusal !== 'ERR_SECOND_FACTOR_INVALID') await counted.wasNoGuess();
    return rejected(refusal);
  }
  await counted.succeeded();
  if (account.passwordId !== null && isOldHash(phc))
    await needs.vault.passwords.rehash(account.passwordId, await needs.passwords.hash(wish.password));
  return { outcome: 'signed-in', personId: account.personId, tokenVersion: account.tokenVersion };
};

type Asked = Readonly<{ account: Account | null; wish: SignInWish; counted: CountedTry }>;

const decide = async (needs: Needs, { account, wish, counted }: Asked): Promise<SignInAnswer> => {
  const phc = await needs.vault.passwords.of(account?.passwordId ?? noPassword);
  const isRight = await needs.passwords.matches(phc, wish.password);
  if (account === null || phc === null || !isRight) return rejected('ERR_INVALID_CREDENTIALS');
  return letIn(needs, { account, phc, wish, counted });
};

/**
 * Whether somebody may come in. Unknown people, wrong passwords, people without one: one code, after the same number of
 * questions to the vault and one password check, whatever else is true of the account (reliability T05, T06). Refuses with
 * ERR_TOO_MANY_LOGIN_ATTEMPTS and the seconds to wait where the throttle does, and while too many wait already.
 */
export const signIn =
  (needs: Needs) =>
  async (wish: SignInWish): Promise<SignInAnswer> => {
    const account = needs.accountOf(wish.credential);
    const counted = await needs.throttle({ account: account?.personId ?? wish.credential, address: wish.address });
    if ('retryAfterSeconds' in counted) return rejected('ERR_TOO_MANY_LOGIN_ATTEMPTS', counted.retryAfterSeconds);
    try {
      return await decide(needs, { account, wish, counted });
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error;
      await counted.wasNoGuess();
      return rejected('ERR_TOO_MANY_LOGIN_ATTEMPTS', secondsOfRush);
    }
  };
