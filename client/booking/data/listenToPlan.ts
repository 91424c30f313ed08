import type { IEnvironment } from 'relay-runtime';
import { type Disposable, graphql, requestSubscription } from 'relay-runtime';
import * as v from 'valibot';
import { type LocalDate, type Position, positionSchema } from '@platzwart/contracts/core';
import type { listenToPlanSubscription } from '../../__generated__/listenToPlanSubscription.graphql.ts';
import type { LiveMessage } from './liveChanges.ts';
import { planBookingOf } from './planBookingOf.ts';

const subscription = graphql`
  subscription listenToPlanSubscription($sport: String!, $date: Date!, $since: String) {
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

const decode = (message: listenToPlanSubscription['response']['courtPlanChanged']): LiveMessage => {
  const decoded = message.changed.map((booking) => ({ id: booking._id, booking: planBookingOf(booking) }));
  return {
    position: v.parse(positionSchema, message.position),
    changed: decoded.flatMap(({ booking }) => booking ?? []),
    removed: [...message.removed, ...decoded.filter(({ booking }) => !booking).map(({ id }) => id)],
  };
};

export type PlanListener = Readonly<{ onMessage: (message: LiveMessage) => void; onRefused: () => void }>;
type Topic = Readonly<{ sport: string; date: LocalDate; since: Position | null }>;

/** Listens to one day of one sport after the position `since`, for as long as the answer is not disposed. */
export const listenToPlan = (environment: IEnvironment, topic: Topic, listener: PlanListener): Disposable =>
  requestSubscription<listenToPlanSubscription>(environment, {
    subscription,
    variables: topic,
    onNext: (answer) => {
      if (answer) listener.onMessage(decode(answer.courtPlanChanged));
    },
    onError: listener.onRefused,
  });
