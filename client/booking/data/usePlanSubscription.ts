import { useEffect, useEffectEvent, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { type Disposable, graphql, requestSubscription } from 'relay-runtime';
import * as v from 'valibot';
import { type LocalDate, type Position, positionSchema } from '@platzwart/contracts/core';
import type { usePlanSubscriptionSubscription } from '../../__generated__/usePlanSubscriptionSubscription.graphql.ts';
import type { LiveMessage } from './liveChanges.ts';
import { planBookingOf } from './planBookingOf.ts';

const subscription = graphql`
  subscription usePlanSubscriptionSubscription($sport: String!, $date: Date!, $since: String) {
    courtPlanChanged(sport: $sport, fromDate: $date, toDate: $date, since: $since) {
      position
      changed {
        _id
        ...planBookingOf_booking
      }
      removed
    }
  }
`;

const decode = (message: usePlanSubscriptionSubscription['response']['courtPlanChanged']): LiveMessage => {
  const decoded = message.changed.map((booking) => ({ id: booking._id, booking: planBookingOf(booking) }));
  return {
    position: v.parse(positionSchema, message.position),
    changed: decoded.flatMap(({ booking }) => booking ?? []),
    removed: [...message.removed, ...decoded.filter(({ booking }) => !booking).map(({ id }) => id)],
  };
};

type Topic = Readonly<{
  sport: string;
  date: LocalDate;
  /** Position of the plan as it was loaded; null as long as it is not. */
  since: Position | null;
  /** Another number starts the subscription again, from where its last message left it. */
  attempt: number;
}>;
type Listener = Readonly<{ onMessage: (message: LiveMessage) => void; onRefused: () => void }>;

/**
 * Listens to one day of one sport, from the loaded plan on, so that nothing between loading and listening is missed.
 * The next subscription starts before the last one ends: without any, the socket would close in between.
 */
export const usePlanSubscription = ({ sport, date, since, attempt }: Topic, listener: Listener): void => {
  const environment = useRelayEnvironment();
  const current = useRef<Disposable | null>(null);
  const reached = useRef<Position | null>(null);
  const isLoaded = since !== null;
  const hear = useEffectEvent((message: LiveMessage) => {
    reached.current = message.position;
    listener.onMessage(message);
  });
  const refuse = useEffectEvent(listener.onRefused);
  const start = useEffectEvent(() =>
    requestSubscription<usePlanSubscriptionSubscription>(environment, {
      subscription,
      variables: { sport, date, since: reached.current ?? since },
      onNext: (answer) => {
        if (answer) hear(decode(answer.courtPlanChanged));
      },
      onError: () => refuse(),
    }),
  );
  useEffect(() => {
    reached.current = null;
  }, [sport, date]);
  useEffect(() => {
    if (!isLoaded) return;
    const last = current.current;
    current.current = start();
    last?.dispose();
  }, [sport, date, isLoaded, attempt, environment]);
  useEffect(
    () => () => {
      current.current?.dispose();
      current.current = null;
    },
    [],
  );
};
