import { useCallback, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { ServerRefusal, codeOf } from '../../core/errors/serverRefusal.ts';
import { newIdempotencyKey } from '../../core/relay/idempotencyKey.ts';
import { type Settlement, settleInvoice } from './settleInvoice.ts';
import type { Movement } from './useReadStatement.ts';

/** What was done with a movement; a failed one can be tried again. */
export type Outcome = 'BOOKED' | 'REOPENED' | Error;
/** `ids` of the invoices. A `reason` reopens them instead of paying them. */
export type Decision = Readonly<{ movement: Movement; ids: readonly string[]; reason?: string }>;

const longestWaitSeconds = 90;
const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

/** Once more after the time for which the server asks. */
const patiently = async (attempt: () => Promise<void>): Promise<void> => {
  try {
    await attempt();
  } catch (error) {
    const seconds = error instanceof ServerRefusal ? error.retryAfter : undefined;
    if (seconds === undefined || seconds > longestWaitSeconds) throw error;
    await pause(seconds);
    await attempt();
  }
};

const settlementOf = ({ movement, reason }: Decision, id: string, key: string): Settlement =>
  reason === undefined
    ? { kind: 'PAY', id, key, paidAt: movement.bookedOn, reference: movement.entryID }
    : { kind: 'REOPEN', id, key, reason };

/** Nothing else would succeed then. */
const endsAll = (outcome: Outcome): boolean =>
  outcome instanceof Error && ['ERR_NETWORK', 'LOGIN_REQUIRED'].includes(codeOf(outcome));

/**
 * Books movements one after the other, each in as many commands as it pays invoices. After ERR_NETWORK the outcome is unknown: the next
 * attempt has the same idempotency key. Ends with the page.
 */
export const useSettlements = () => {
  const environment = useRelayEnvironment();
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
      try {
        for (const id of ids) {
          const name = `${movement.entryID} ${id}`;
          const key = keys.current.get(name) ?? newIdempotencyKey();
          keys.current.set(name, key);
          await patiently(() => settleInvoice(environment, settlementOf(decision, id, key)));
        }
        return reason === undefined ? 'BOOKED' : 'REOPENED';
      } catch (error) {
        const failure = error instanceof Error ? error : new ServerRefusal('ERR_SERVER');
        if (codeOf(failure) !== 'ERR_NETWORK') ids.forEach((id) => keys.current.delete(`${movement.entryID} ${id}`));
        return failure;
      }
    },
    [environment],
  );
  const run = async (decisions: readonly Decision[]): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    for (const [index, decision] of decisions.entries()) {
      setLeft(decisions.length - index);
      const outcome = await settle(decision);
      setOutcomes((known) => new Map(known).set(decision.movement.entryID, outcome));
      if (isGone.current || endsAll(outcome)) break;
    }
    isUnderWay.current = false;
    setLeft(0);
  };
  return { outcomes, left, run: (decisions: readonly Decision[]) => void run(decisions) };
};
