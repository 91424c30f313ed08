import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { ServerRefusal, codeOf } from '../../core/errors/serverRefusal.ts';
import { useNotify } from '../../core/notices.ts';
import { newIdempotencyKey } from '../../core/relay/idempotencyKey.ts';
import { type Decision, settleMovement } from './settleMovement.ts';

/** What was done with a movement; a failed one can be tried again. */
export type Outcome = 'BOOKED' | 'REOPENED' | Error;

const longestWaitSeconds = 90;
const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

/** Once more after the time for which the server asks. */
const patiently = async (attempt: () => Promise<void>): Promise<void> => {
  try {
    await attempt();
  } catch (error) {
    const seconds = error instanceof ServerRefusal ? error.details.retryAfter : undefined;
    if (seconds === undefined || seconds > longestWaitSeconds) throw error;
    await pause(seconds);
    await attempt();
  }
};

/** Nothing else would succeed then. */
const endsAll = (outcome: Outcome): boolean =>
  outcome instanceof Error && ['ERR_NETWORK', 'LOGIN_REQUIRED'].includes(codeOf(outcome));

/** Says what was done: the rows themselves leave the list of open movements as soon as it follows. */
const useOutcomeNotice = () => {
  const { t } = useTranslation('bankAdmin');
  const notify = useNotify();
  return (outcomes: readonly Outcome[]): void => {
    const booked = outcomes.filter((outcome) => outcome === 'BOOKED').length;
    const reopened = outcomes.filter((outcome) => outcome === 'REOPENED').length;
    if (booked > 0) notify({ kind: 'success', text: t(($) => $.notice.booked, { count: booked }) });
    if (reopened > 0) notify({ kind: 'success', text: t(($) => $.notice.reopened, { count: reopened }) });
  };
};

/**
 * Books movements one after the other, each with all of its invoices in one command. After ERR_NETWORK the outcome is unknown: the next
 * attempt has the same idempotency key. Ends with the page. `onChanged`: something was booked.
 */
export const useSettlements = (onChanged: () => void) => {
  const environment = useRelayEnvironment();
  const announce = useOutcomeNotice();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [left, setLeft] = useState(0);
  const isUnderWay = useRef(false);
  const isGone = useRef(false);
  const keys = useRef(new Map<string, string>());
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const settle = useCallback(
    async (decision: Decision): Promise<Outcome> => {
      const { movement, ids, reason } = decision;
      const name = `${movement._id} ${ids.join(' ')}`;
      const key = keys.current.get(name) ?? newIdempotencyKey();
      keys.current.set(name, key);
      try {
        await patiently(() => settleMovement(environment, decision, key));
        return reason === undefined ? 'BOOKED' : 'REOPENED';
      } catch (error) {
        const failure = error instanceof Error ? error : new ServerRefusal('ERR_SERVER');
        if (codeOf(failure) !== 'ERR_NETWORK') keys.current.delete(name);
        return failure;
      }
    },
    [environment],
  );
  const run = async (decisions: readonly Decision[]): Promise<void> => {
    if (isUnderWay.current || decisions.length === 0) return;
    isUnderWay.current = true;
    const done: Outcome[] = [];
    for (const [index, decision] of decisions.entries()) {
      setLeft(decisions.length - index);
      const outcome = await settle(decision);
      done.push(outcome);
      setOutcomes((known) => new Map(known).set(decision.movement._id, outcome));
      if (isGone.current || endsAll(outcome)) break;
    }
    isUnderWay.current = false;
    setLeft(0);
    if (isGone.current) return;
    announce(done);
    onChanged();
  };
  return { outcomes, left, run: (decisions: readonly Decision[]) => void run(decisions) };
};
