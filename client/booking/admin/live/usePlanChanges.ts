import { useEffect, useEffectEvent, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { graphql, requestSubscription } from 'relay-runtime';
import type { LocalDate } from '@platzwart/contracts/core';
import type { usePlanChangesSubscription } from '../../../__generated__/usePlanChangesSubscription.graphql.ts';
import { useDelayedRetry } from '../../data/useDelayedRetry.ts';
import { useReconnects } from '../../../core/relay/useReconnects.ts';
import { useReloadTriggers } from '../../data/useReloadTriggers.ts';

const subscription = graphql`
  subscription usePlanChangesSubscription($sport: String!, $fromDate: Date!, $toDate: Date!, $since: String) {
    courtPlanChanged(sport: $sport, fromDate: $fromDate, toDate: $toDate, since: $since) {
      position
    }
  }
`;

/** Several changes that follow each other quickly are one. */
const settleMilliseconds = 150;

type Watched = Readonly<{
  sport: string;
  fromDate: LocalDate;
  /** At most 62 days after `fromDate`. */
  toDate: LocalDate;
  /** The position of what is shown: nothing between that answer and the subscription is missed. */
  since: string;
}>;

/** Calls `onChange` after each change of a booking in the period, and after each gap in the live connection. */
export const usePlanChanges = ({ sport, fromDate, toDate, since }: Watched, onChange: () => void): void => {
  const environment = useRelayEnvironment();
  const reconnects = useReconnects();
  const { retries, scheduleRetry } = useDelayedRetry(() => undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const change = useEffectEvent(onChange);
  const start = useEffectEvent(() =>
    requestSubscription<usePlanChangesSubscription>(environment, {
      subscription,
      variables: { sport, fromDate, toDate, since },
      onNext: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => change(), settleMilliseconds);
      },
      onError: scheduleRetry,
    }),
  );
  useEffect(() => {
    const running = start();
    return () => {
      clearTimeout(timer.current);
      running.dispose();
    };
  }, [environment, sport, fromDate, toDate, reconnects, retries]);
  useReloadTriggers(onChange);
};
