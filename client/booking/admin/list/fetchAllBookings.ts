import { fetchQuery } from 'react-relay';
import { type Environment, graphql } from 'relay-runtime';
import type {
  fetchAllBookingsQuery,
  fetchAllBookingsQuery$data,
} from '../../../__generated__/fetchAllBookingsQuery.graphql.ts';
import { type AskedBookings, variablesOf } from './askedBookings.ts';

export type ExportedBooking = fetchAllBookingsQuery$data['bookingPage']['bookings'][number];

const query = graphql`
  query fetchAllBookingsQuery(
    $sport: String!
    $search: String
    $state: BookingState
    $category: BookingCategory
    $court: Int
    $fromDate: Date
    $toDate: Date
    $sort: BookingSort
    $descending: Boolean
    $page: Int
    $size: Int
  ) {
    bookingPage(
      sport: $sport
      search: $search
      state: $state
      category: $category
      court: $court
      fromDate: $fromDate
      toDate: $toDate
      sort: $sort
      descending: $descending
      page: $page
      size: $size
    ) {
      total
      bookings {
        _id
        category
        title
        sport
        court
        date
        start
        end
        price
        paymentState
        state
        remark
        user {
          userID
          firstName
          lastName
        }
      }
    }
  }
`;

/** The server's maximum. */
const size = 100;

/**
 * All bookings that match, in the list's order; calls `onProgress` after each page. Throws `ServerRefusal`. A booking that is added
 * meanwhile may move another one to the next page: duplicates are removed.
 */
export const fetchAllBookings = async (
  environment: Environment,
  asked: AskedBookings,
  onProgress: (progress: Readonly<{ done: number; total: number }>) => void,
): Promise<readonly ExportedBooking[]> => {
  const found = new Map<string, ExportedBooking>();
  for (let page = 1; ; page += 1) {
    const answer = await fetchQuery<fetchAllBookingsQuery>(
      environment,
      query,
      { ...variablesOf(asked, size), page },
      { networkCacheConfig: { force: true } },
    ).toPromise();
    const { bookings, total } = answer?.bookingPage ?? { bookings: [], total: 0 };
    for (const booking of bookings) found.set(booking._id, booking);
    onProgress({ done: found.size, total });
    if (bookings.length < size) return [...found.values()];
  }
};
