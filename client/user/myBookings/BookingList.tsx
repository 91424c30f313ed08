import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { BookingList_bookings$key } from '../../__generated__/BookingList_bookings.graphql.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { BookingRow } from './BookingRow.tsx';

/** Rows shown at first, and added with every tap, so that years of bookings are not rendered at once. */
const pageSize = 20;

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

type BookingListProps = { bookings: BookingList_bookings$key; now: number; onCancelled: () => void };

export const BookingList = ({ bookings: keys, now, onCancelled }: BookingListProps) => {
  const { t } = useTranslation('myBookings');
  const bookings = useFragment(
    graphql`
      fragment BookingList_bookings on Booking @relay(plural: true) {
        id
        ...BookingRow_booking
      }
    `,
    keys,
  );
  const [shown, setShown] = useState(pageSize);
  if (bookings.length === 0) return null;
  return (
    <>
      <List>
        {bookings.slice(0, shown).map((booking) => (
          <BookingRow key={booking.id} booking={booking} now={now} onCancelled={onCancelled} />
        ))}
      </List>
      {bookings.length > shown && (
        <Button variant="secondary" onClick={() => setShown(shown + pageSize)}>
          {t(($) => $.more)}
        </Button>
      )}
    </>
  );
};
