import { graphql, readInlineData } from 'relay-runtime';
import type {
  knownBooking_booking$data,
  knownBooking_booking$key,
} from '../../../__generated__/knownBooking_booking.graphql.ts';

/** All of a booking that an admin can change, and what decides whether. */
export type KnownBooking = Omit<knownBooking_booking$data, ' $fragmentType'>;

export const knownBooking = (key: knownBooking_booking$key): KnownBooking => {
  const { _id, category, title, remark, sport, court, date, start, end, price, state, revision, user, ...series } =
    readInlineData(
      graphql`
        fragment knownBooking_booking on Booking @inline {
          _id
          category
          title
          remark
          sport
          court
          date
          start
          end
          price
          state
          revision
          seriesID
          enddate
          user {
            userID
            firstName
            lastName
          }
        }
      `,
      key,
    );
  const owner = user && { userID: user.userID, firstName: user.firstName, lastName: user.lastName };
  const { seriesID, enddate } = series;
  const facts = { _id, category, title, remark, sport, court, date, start, end, price, state, revision };
  return { ...facts, seriesID, enddate, user: owner };
};

const changeable = [
  'category',
  'title',
  'remark',
  'court',
  'date',
  'start',
  'end',
  'price',
  'state',
  'revision',
] as const;

/** Whether both say the same about the booking, or somebody has changed it in between. */
export const isUnchanged = (a: KnownBooking, b: KnownBooking): boolean =>
  a.user?.userID === b.user?.userID && changeable.every((field) => a[field] === b[field]);
