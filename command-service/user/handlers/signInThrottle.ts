import type { SignInAttempt, AttemptLimits, Vault } from '@platzwart/vault';

const minutes = 60;

/** decisions.md U11: per account and address, per address, and per account over all addresses that are unknown to it. */
export const signInLimits: AttemptLimits = {
  ofAccountAndAddress: 5,
  ofAddress: 30,
  ofUnknownAddresses: 10,
  windowSeconds: 15 * minutes,
};

/** An attempt that is counted before its outcome is known; it stays counted as a failure until one of these is called. */
export type CountedAttempt = Readonly<{
  /** How many more the account has from this address. */
  attemptsLeft: number;
  /** It was no guess: it is not counted any more. */
  discard: () => Promise<void>;
  /** Removes the account's attempts from this address; from now on attempts from unknown addresses cannot block this one. */
  succeeded: () => Promise<void>;
}>;

export type Throttle = (attempt: SignInAttempt) => Promise<CountedAttempt | Readonly<{ retryAfterSeconds: number }>>;

type Dependencies = Readonly<{
  signInAttempts: Pick<Vault['signInAttempts'], 'reserve' | 'release' | 'succeeded'>;
  /** Now, as an ISO 8601 instant in UTC. */
  clock: () => string;
  limits?: AttemptLimits;
}>;

/**
 * Limits password guesses, also concurrent ones in several processes. Attackers cannot lock out an owner who signs in from a known address
 * (reliability T01 to T03).
 */
export const signInThrottle =
  ({ signInAttempts, clock, limits = signInLimits }: Dependencies): Throttle =>
  async (attempt) => {
    const reserved = await signInAttempts.reserve(attempt, limits, clock());
    if ('retryAfterSeconds' in reserved) return reserved;
    return {
      attemptsLeft: reserved.attemptsLeft,
      discard: () => signInAttempts.release(reserved.attemptId),
      succeeded: () => signInAttempts.succeeded(attempt, clock()),
    };
  };
