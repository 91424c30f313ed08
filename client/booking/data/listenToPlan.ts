import type { IEnvironment, RecordSourceSelectorProxy } from 'relay-runtime';
import { type Disposable, graphql, requestSubscription } from 'relay-runtime';
import type { Position } from '@platzwart/contracts/core';
import type { listenToPlanSubscription } from '../../__generated__/listenToPlanSubscription.graphql.ts';
import { type DayKey, positionIn } from './courtDays.ts';
import { type SharedBooking, planBookingOf } from './planBookingOf.ts';
import { applyLiveMessage } from './applyLiveMessage.ts';

const subscription = graphql`
  subscription listenToPlanSubscription($sport: String!, $date: Date!, $since: String) {
    courtPlanChanged(sport: $sport, fromDate: $date, toDate: $date, since: $since) {
      position
      changed {
        _id
        state
        ...planBookingOf_booking
      }
      removed
    }
  }
`;

type Answer = listenToPlanSubscription['response'];

/** The changes of a live message: bookings that occupy a court now, and the ids of those that no longer do. */
export type LiveMessage = Readonly<{ changed: readonly SharedBooking[]; removed: readonly string[] }>;

const decode = ({ courtPlanChanged: { changed, removed } }: Answer): LiveMessage => ({
  changed: changed.flatMap((booking) => planBookingOf(booking) ?? []),
  removed: [...removed, ...changed.filter(({ state }) => state === 'CANCELED').map(({ _id }) => _id)],
});

const storeAnswer = (store: RecordSourceSelectorProxy, day: DayKey, removed: readonly string[]): boolean => {
  const change = store.getRootField('courtPlanChanged');
  const changed = change.getLinkedRecords('changed');
  return applyLiveMessage(store, day, { position: positionIn(change, 'position'), changed, removed });
};

export type PlanListener = Readonly<{
  /** A message that has changed the store. */
  onMessage: (message: LiveMessage) => void;
  onRefused: () => void;
}>;
type Topic = DayKey & Readonly<{ since: Position | null }>;

/**
 * Keeps one day of one sport current in the store, from the position `since` on, until the returned value is disposed.
 */
export const listenToPlan = (
  environment: IEnvironment,
  { sport, date, since }: Topic,
  { onMessage, onRefused }: PlanListener,
): Disposable => {
  let isNews = false;
  return requestSubscription<listenToPlanSubscription>(environment, {
    subscription,
    variables: { sport, date, since },
    updater: (store, answer) => {
      isNews = answer ? storeAnswer(store, { sport, date }, answer.courtPlanChanged.removed) : false;
    },
    onNext: (answer) => {
      if (answer && isNews) onMessage(decode(answer));
    },
    onError: onRefused,
  });
};
