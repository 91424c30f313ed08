import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { fetchAvailabilityQuery } from '../../../__generated__/fetchAvailabilityQuery.graphql.ts';
import type { AdminBookingInput } from './useBookAsAdmin.ts';

/** `chosen`: what would be booked. `listed`: every date by the price list, before anything was chosen about it. */
export type Availability = fetchAvailabilityQuery['response'];

/** What an entry would do (decisions.md B13), always from the server. Rejects with `ServerRefusal`. */
export const fetchAvailability = (environment: Environment, booking: AdminBookingInput) => {
  // Left out, not null: a change with a price of null asks for that of the list.
  const { price: _, choices: __, ...listed } = booking;
  return fetchQuery<fetchAvailabilityQuery>(
    environment,
    graphql`
      query fetchAvailabilityQuery($booking: AdminBookingInput!, $listed: AdminBookingInput!) {
        chosen: checkAvailability(booking: $booking) {
          occurrences
          price
          priceBefore
          dates {
            date
            court
            problem
            conflicts {
              bookingID
            }
          }
          kept {
            reason
            booking {
              id
              court
              date
              start
              end
            }
          }
          recipients {
            userID
            firstName
            lastName
          }
        }
        listed: checkAvailability(booking: $listed) {
          occurrences
          dates {
            date
            court
            price
            leftOut
            freeCourts
            conflicts {
              bookingID
              start
              end
              category
              title
              refund
              paymentMethod
              user {
                firstName
                lastName
              }
            }
          }
        }
      }
    `,
    { booking, listed },
    { networkCacheConfig: { force: true } },
  ).toPromise();
};
