import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { AccountBookingsQuery } from '../../../__generated__/AccountBookingsQuery.graphql.ts';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { useCourtName } from '../../../core/texts/useCourtName.ts';
import { useNow } from '../../../core/time/useNow.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { AccountBooking } from './AccountBooking.tsx';
import { accountBookings } from './accountBookings.ts';

const List = styled('ul')({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
const Part = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  justifyItems: 'start',
  '& > h3': { ...theme.typography.body2, margin: 0, fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& > ul': { width: '100%' },
}));

const shownAtFirst = 5;
const shownMore = 25;

type Shown = AccountBookingsQuery['response']['bookingsByUser'];

const Period = ({ title, bookings }: { title: string; bookings: Shown }) => {
  const { t } = useTranslation('userAdmin');
  const [shown, setShown] = useState(shownAtFirst);
  if (bookings.length === 0) return null;
  return (
    <Part>
      <h3>{title}</h3>
      <List>
        {bookings.slice(0, shown).map((booking) => (
          <AccountBooking key={booking.id} booking={booking} />
        ))}
      </List>
      {bookings.length > shown && (
        <Button variant="quiet" onClick={() => setShown(shown + shownMore)}>
          {t(($) => $.account.more, { count: bookings.length - shown })}
        </Button>
      )}
    </Part>
  );
};

/** What the person has booked: what is to come, and what is over or cancelled. */
export const AccountBookings = ({ userID }: { userID: string }) => {
  const { t } = useTranslation('userAdmin');
  const now = useNow();
  const { bookingsByUser } = useLazyLoadQuery<AccountBookingsQuery>(
    graphql`
      query AccountBookingsQuery($userID: ID!) {
        bookingsByUser(userID: $userID) {
          id
          date
          start
          end
          state
          ...AccountBooking_booking
        }
        ...useCourtName_courts
      }
    `,
    { userID },
    { fetchPolicy: 'store-and-network', fetchKey: useRetryKey() },
  );
  // The names come with the bookings: without them each row would wait for them.
  useCourtName();
  const { upcoming, over } = accountBookings(bookingsByUser, now);
  return (
    <Card title={t(($) => $.account.bookings)}>
      {bookingsByUser.length === 0 && <p>{t(($) => $.account.noBookings)}</p>}
      <Period title={t(($) => $.account.upcoming, { count: upcoming.length })} bookings={upcoming} />
      <Period title={t(($) => $.account.over, { count: over.length })} bookings={over} />
    </Card>
  );
};
