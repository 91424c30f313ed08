import { useCallback, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { ServerRefusal, codeOf } from '../../../core/errors/serverRefusal.ts';
import { newIdempotencyKey } from '../../../core/relay/idempotencyKey.ts';
import type { BillingPeriod } from '../period/billingPeriod.ts';
import { type IssuedInvoice, issueInvoice } from './issueInvoice.ts';

export type Billed = Readonly<{ userID: string; name: string; amount: number }>;
export type Outcome = Readonly<{ issued: IssuedInvoice }> | Readonly<{ failure: Error }>;
/** `people` in the order of the run; who is not in `outcomes` was not reached. */
export type RunState = Readonly<{
  period: BillingPeriod;
  people: readonly Billed[];
  outcomes: ReadonlyMap<string, Outcome>;
  isRunning: boolean;
}>;

const longestWaitSeconds = 90;
const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

/** Everybody else would be refused likewise: no connection, no session, nothing to bill with. */
const endsTheRun = (error: Error): boolean =>
  ['ERR_NETWORK', 'LOGIN_REQUIRED'].includes(codeOf(error)) ||
  (error instanceof ServerRefusal && error.fields.includes('settings'));

const isIssued = (outcome: Outcome | undefined): boolean => outcome !== undefined && 'issued' in outcome;

/**
 * Issues one invoice after the other. It can be stopped after the present one, ends with the page, and continues with those who have none
 * yet. After ERR_NETWORK the outcome is unknown: the same person is tried again under the same idempotency key.
 */
export const useInvoiceRun = () => {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<RunState | null>(null);
  const isStopped = useRef(false);
  const keys = useRef(new Map<string, string>());
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const attempt = useCallback(
    async ({ userID }: Billed, period: BillingPeriod): Promise<Outcome> => {
      const key = keys.current.get(userID) ?? newIdempotencyKey();
      keys.current.set(userID, key);
      const issue = () => issueInvoice(environment, { userID, ...period }, key);
      try {
        return { issued: await issue().catch((error: unknown) => retryLater(error, issue)) };
      } catch (error) {
        const failure = error instanceof Error ? error : new ServerRefusal('ERR_SERVER');
        if (codeOf(failure) !== 'ERR_NETWORK') keys.current.delete(userID);
        return { failure };
      }
    },
    [environment],
  );
  const run = async ({ period, people, outcomes: earlier }: Omit<RunState, 'isRunning'>): Promise<void> => {
    const outcomes = new Map(earlier);
    const show = (isRunning: boolean) => setState({ period, people, outcomes: new Map(outcomes), isRunning });
    isStopped.current = false;
    show(true);
    for (const person of people.filter(({ userID }) => !isIssued(outcomes.get(userID)))) {
      const outcome = await attempt(person, period);
      outcomes.set(person.userID, outcome);
      if ('failure' in outcome && endsTheRun(outcome.failure)) isStopped.current = true;
      if (isStopped.current) break;
      show(true);
    }
    show(false);
  };
  return {
    state,
    start: (people: readonly Billed[], period: BillingPeriod) => void run({ people, period, outcomes: new Map() }),
    /** With all who have no invoice yet. */
    resume: () => state && void run(state),
    stop: () => {
      isStopped.current = true;
    },
    forget: () => setState(null),
  };
};

/** Once more after the time that the server asks for; rejects at once where it asks for none. */
const retryLater = async <Result>(error: unknown, again: () => Promise<Result>): Promise<Result> => {
  const seconds = error instanceof ServerRefusal ? error.details.retryAfter : undefined;
  if (seconds === undefined || seconds > longestWaitSeconds) throw error;
  await pause(seconds);
  return again();
};
