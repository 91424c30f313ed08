import type { Attempt, TryLimits, Vault } from '@platzwart/event-store/vault';

const minutes = 60;

/** decisions.md U11: per account and address, per address, and per account over all addresses that are strange to it. */
export const signInLimits: TryLimits = { ofPair: 5, ofAddress: 30, ofStrangers: 10, windowSeconds: 15 * minutes };

/** A try that is counted before anybody knows how it ends; it stays counted as a failure until one of these is called. */
export type CountedTry = Readonly<{
  /** It was no guess: it counts no longer. */
  wasNoGuess: () => Promise<void>;
  /** The account's tries from this address count no longer, and strangers cannot keep this address out any more. */
  succeeded: () => Promise<void>;
}>;

export type Throttle = (attempt: Attempt) => Promise<CountedTry | Readonly<{ retryAfterSeconds: number }>>;

type Needs = Readonly<{
  signInTries: Pick<Vault['signInTries'], 'reserve' | 'release' | 'succeeded'>;
  /** Now, as an ISO 8601 instant in UTC. */
  clock: () => string;
}>;

/**
 * Lets so many guesses at a password through, and no more, however many come at once and whichever process they come to.
 * Nobody can lock an owner out who signs in from where they did before (reliability T01 to T03).
 */
export const throttleBy =
  ({ signInTries, clock }: Needs): Throttle =>
  async (attempt) => {
    const reserved = await signInTries.reserve(attempt, signInLimits, clock());
    if ('retryAfterSeconds' in reserved) return reserved;
    return {
      wasNoGuess: () => signInTries.release(reserved.tryId),
      succeeded: () => signInTries.succeeded(attempt, clock()),
    };
  };
