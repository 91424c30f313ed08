import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { BookingDetailsQuery } from '../../../__generated__/BookingDetailsQuery.graphql.ts';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { BookingFacts } from './BookingFacts.tsx';
import { CancelDialog } from './CancelDialog.tsx';

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5), justifyItems: 'start' }));

/** Who, what, when, price, remark and state of a booking, and what can be done with it. */
export const BookingDetails = ({ id }: { id: string }) => {
  const { t } = useTranslation('bookingAdmin');
  const [isCancelling, setCancelling] = useState(false);
  const { booking } = useLazyLoadQuery<BookingDetailsQuery>(
    graphql`
      query BookingDetailsQuery($id: ID!) {
        booking(id: $id) {
          cancelable
          ...BookingFacts_booking
          ...CancelDialog_booking
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network', fetchKey: useRetryKey() },
  );
  if (!booking) return <NoticeBox kind="info">{t(($) => $.details.gone)}</NoticeBox>;
  return (
    <Root>
      <BookingFacts booking={booking} />
      {booking.cancelable && (
        <Button variant="danger" onClick={() => setCancelling(true)}>
          {t(($) => $.cancel.action)}
        </Button>
      )}
      {isCancelling && <CancelDialog booking={booking} onClose={() => setCancelling(false)} />}
    </Root>
  );
};
