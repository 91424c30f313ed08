import { graphql, useFragment } from 'react-relay';
import type { BookedStep_bookings$key } from '../../__generated__/BookedStep_bookings.graphql.ts';

export const BookedStep = ({ bookings }: { bookings: BookedStep_bookings$key }) => {
  const booked = useFragment(
    graphql`
      fragment BookedStep_bookings on Booking @relay(plural: true) {
        _id
        sport
        court
        date
        start
        end
        duration
        price
        paymentMethod
        cancelableUntil
      }
    `,
    bookings,
  );
  return (
    <p>
      {booked.map(({ _id, sport, court, date, start, end, duration, price, paymentMethod, cancelableUntil }) =>
        [_id, sport, court, date, start, end, duration, price, paymentMethod, cancelableUntil].join(' '),
      )}
    </p>
  );
};
