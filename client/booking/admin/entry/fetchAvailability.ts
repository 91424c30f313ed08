import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { fetchAvailabilityQuery } from '../../../__generated__/fetchAvailabilityQuery.graphql.ts';
import type { AdminBookingInput } from './useBookAsAdmin.ts';

/** `chosen`: what would be booked. `listed`: every date by the price list, before anything was chosen about it. */
export type Availability = fetchAvailabilityQuery['response'];

/** What an entry would do (decisions.md B13), always from the server. Rejects with `ServerRefusal`. */
export const fetchAvailability = (environment: Environment, booking: AdminBookingInput) =>
  fetchQuery<fetchAvailabilityQuery>(
    environment,
    graphql`
      query fetchAvailabilityQuery($booking: AdminBookingInput!, $listed: AdminBookingInput!) {
        chosen: checkAvailability(booking: $booking) {
          occurrences
          price
          dates {
            date
            court
            conflicts {
              bookingID
            }
          }
        }
        listed: checkAvailability(booking: $listed) {
          occurrences
          dates {
            date
            court
            price
            conflicts {
              bookingID
              start
              end
              category
              title
              refund
              user {
                firstName
                lastName
              }
            }
          }
        }
      }
    `,
    { booking, listed: { ...booking, price: null, choices: null } },
    { networkCacheConfig: { force: true } },
  ).toPromise();
