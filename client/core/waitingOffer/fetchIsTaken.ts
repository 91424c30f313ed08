import { fetchQuery } from 'react-relay';
import { type Environment, graphql } from 'relay-runtime';
import type { fetchIsTakenQuery } from '../../__generated__/fetchIsTakenQuery.graphql.ts';

type Slot = Readonly<{ sport: string; date: string; court: number; start: string; end: string }>;

/** Whether the viewer, who has this member number, or a child of theirs has booked the slot, e.g. by taking the offer in another tab. False where nothing answers. */
export const fetchIsTaken = async (environment: Environment, userID: string, slot: Slot): Promise<boolean> => {
  const answer = fetchQuery<fetchIsTakenQuery>(
    environment,
    graphql`
      query fetchIsTakenQuery($userID: ID!) {
        bookingsByUser(userID: $userID, withChildren: true) {
          sport
          date
          court
          start
          end
          state
        }
      }
    `,
    { userID },
    { networkCacheConfig: { force: true } },
  ).toPromise();
  const bookings = await answer.then(
    (found) => found?.bookingsByUser ?? [],
    () => [],
  );
  return bookings.some(
    ({ sport, date, court, start, end, state }) =>
      state !== 'CANCELED' &&
      [sport, date, court, start, end].join() === [slot.sport, slot.date, slot.court, slot.start, slot.end].join(),
  );
};
