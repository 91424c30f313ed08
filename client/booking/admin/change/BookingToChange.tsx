import { type ReactNode, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { BookingToChangeQuery } from '../../../__generated__/BookingToChangeQuery.graphql.ts';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { AddableDates } from '../series/AddableDates.tsx';
import { FollowDay } from '../live/FollowDay.tsx';
import { type KnownBooking, knownBooking } from './knownBooking.ts';

const Below = styled('div')(({ theme }) => ({ marginTop: theme.spacing(6) }));

type BookingToChangeProps = {
  /** The `_id`. */
  id: string;
  /** Whether the dates of its series without a booking are shown below. */
  hasAddableDates?: boolean;
  children: (booking: KnownBooking) => ReactNode;
};

/** Loads a booking that an admin is about to change, and follows it live: one that is cancelled meanwhile cannot be changed any more. Suspends. */
export const BookingToChange = ({ id, hasAddableDates = false, children }: BookingToChangeProps) => {
  const { t } = useTranslation('bookingAdmin');
  const [changes, setChanges] = useState(0);
  const { booking: key, courtPlanPosition } = useLazyLoadQuery<BookingToChangeQuery>(
    graphql`
      query BookingToChangeQuery($id: ID!) {
        courtPlanPosition
        booking(id: $id) {
          ...knownBooking_booking
          ...AddableDates_booking
        }
      }
    `,
    { id },
    // What is changed is not what a list has shown a while ago.
    { fetchPolicy: changes === 0 ? 'network-only' : 'store-and-network', fetchKey: `${useRetryKey()} ${changes}` },
  );
  if (!key) return <NoticeBox kind="info">{t(($) => $.details.gone)}</NoticeBox>;
  const booking = knownBooking(key);
  return (
    <>
      <FollowDay booking={booking} since={courtPlanPosition} onChange={() => setChanges((count) => count + 1)} />
      {booking.state === 'CANCELED' ? (
        <NoticeBox kind="info" role="alert">
          {t(($) => $.change.cancelled)}
        </NoticeBox>
      ) : (
        children(booking)
      )}
      {hasAddableDates && (
        <Below>
          <AddableDates booking={key} />
        </Below>
      )}
    </>
  );
};
