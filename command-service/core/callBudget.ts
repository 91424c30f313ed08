import type { PersonId, Role } from '@platzwart/contracts/core';
import type { Request } from './callOf.ts';
import type { Answer } from './commandStream.ts';

/** What one person may change: `atOnce` commands, and `perMinute` more in each minute. */
type CallLimits = Readonly<{ atOnce: number; perMinute: number }>;

/** Commands of one person in a minute, where MUTATIONS_PER_MINUTE is not set. */
export const mutationsPerMinute = 20;

/** A member taps, and may have three minutes' worth at once. An ADMIN's page sends a command for each person or movement of a list. */
export const callLimits = (perMinute: number): Readonly<Record<'admin' | 'others', CallLimits>> => ({
  admin: { atOnce: 30 * perMinute, perMinute: 10 * perMinute },
  others: { atOnce: 3 * perMinute, perMinute },
});

/** Beyond so many people those who have regained everything are forgotten. */
const mostRemembered = 1_000;
const minute = 60_000;

type Account = Readonly<{ left: number; at: number }>;

type Dependencies = Readonly<{
  roleOf: (personId: PersonId) => Role | null;
  /** Epoch milliseconds. */
  now: () => number;
  limits: ReturnType<typeof callLimits>;
}>;

/** Counts a command of a person. Null: they may send it; else the seconds until they may send the next one. */
type CallBudget = (personId: PersonId) => number | null;

/**
 * Limits what one person can change in a time, and what they cause by it: events that stay for ever, and e-mails to others. This process
 * decides all commands, so the limit is the same whichever gateway they came through.
 */
export const callBudget = ({ roleOf, now, limits }: Dependencies): CallBudget => {
  const accounts = new Map<PersonId, Account>();
  const limitsOf = (personId: PersonId): CallLimits => (roleOf(personId) === 'ADMIN' ? limits.admin : limits.others);

  const leftTo = (personId: PersonId): number => {
    const { atOnce, perMinute } = limitsOf(personId);
    const account = accounts.get(personId);
    return account ? Math.min(atOnce, account.left + ((now() - account.at) / minute) * perMinute) : atOnce;
  };
  const forgetRested = (): void => {
    if (accounts.size < mostRemembered) return;
    for (const personId of accounts.keys())
      if (leftTo(personId) >= limitsOf(personId).atOnce) accounts.delete(personId);
  };
  return (personId) => {
    const left = leftTo(personId);
    if (left < 1) return Math.max(1, Math.ceil(((1 - left) / limitsOf(personId).perMinute) * 60));
    forgetRested();
    accounts.set(personId, { left: left - 1, at: now() });
    return null;
  };
};

type Receive<Received> = (request: Received) => Promise<Answer<string>>;

/**
 * The same function within the budget of each person. What is beyond it is refused with ERR_TOO_MANY_CHANGES and the seconds to wait, and may be
 * repeated under the same idempotency key. Callers without an account are limited where they are served (docs/security.md).
 */
export const withinBudget =
  <Received extends Pick<Request, 'actor'>>(budget: CallBudget, receive: Receive<Received>): Receive<Received> =>
  (request) => {
    const retryAfterSeconds = request.actor === null ? null : budget(request.actor);
    if (retryAfterSeconds === null) return receive(request);
    return Promise.resolve({ outcome: 'rejected', code: 'ERR_TOO_MANY_CHANGES', fields: [], retryAfterSeconds });
  };
