import { fetchQuery } from 'react-relay';
import { type Environment, graphql } from 'relay-runtime';
import type { LocalDate } from '@platzwart/contracts/core';
import type { fetchIsTakenQuery } from '../../__generated__/fetchIsTakenQuery.graphql.ts';

type Slot = Readonly<{ sport: string; date: LocalDate; court: number; start: string; end: string }>;

/** Whether the viewer or a child of theirs has booked the slot, e.g. by taking the offer in another tab. False where nothing answers. */
export const fetchIsTaken = async (environment: Environment, slot: Slot): Promise<boolean> => {
  const { sport, date } = slot;
  const answer = fetchQuery<fetchIsTakenQuery>(
    environment,
    graphql`
      query fetchIsTakenQuery($sport: String!, $date: Date!) {
        bookingsInPeriod(choosenSport: $sport, fromDate: $date, toDate: $date) {
          court
          start
          end
          mine
        }
      }
    `,
    { sport, date },
    { networkCacheConfig: { force: true } },
  ).toPromise();
  const bookings = await answer.then(
    (found) => found?.bookingsInPeriod ?? [],
    () => [],
  );
  return bookings.some(
    ({ court, start, end, mine }) => mine && court === slot.court && start === slot.start && end === slot.end,
  );
};
