import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { fetchEventConflictsQuery } from '../../__generated__/fetchEventConflictsQuery.graphql.ts';
import type { CourtsInput } from './eventDraft.ts';

export type EventConflicts = fetchEventConflictsQuery['response']['checkAvailability']['conflicts'];

/** What is in the way of an event's courts, its own courts left out. Rejects with `ServerRefusal`. */
export const fetchEventConflicts = (environment: Environment, booking: CourtsInput, eventID: string | null) =>
  fetchQuery<fetchEventConflictsQuery>(
    environment,
    graphql`
      query fetchEventConflictsQuery($booking: AdminBookingInput!, $eventID: ID) {
        checkAvailability(booking: $booking, eventID: $eventID) {
          conflicts {
            bookingID
            date
            court
            start
            end
            category
            title
            user {
              firstName
              lastName
            }
          }
        }
      }
    `,
    { booking, eventID },
    { networkCacheConfig: { force: true } },
  ).toPromise();
