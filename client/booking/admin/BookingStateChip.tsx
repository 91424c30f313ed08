import { mdiCancel, mdiCheckCircleOutline, mdiFlagCheckered, mdiReceiptTextOutline, mdiTennisBall } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { minuteOfDay } from '@platzwart/contracts/core';
import type { BookingStateChip_booking$key } from '../../__generated__/BookingStateChip_booking.graphql.ts';
import { instantOf } from '../../core/time/clubTime.ts';
import { useNow } from '../../core/time/useNow.ts';
import { AdminStateChip } from '../../ui/material/admin/AdminStateChip.tsx';

const chips = {
  BOOKED: { kind: 'success', icon: mdiTennisBall },
  CANCELED: { kind: 'error', icon: mdiCancel },
  INVOICED: { kind: 'info', icon: mdiReceiptTextOutline },
  PAID: { kind: 'success', icon: mdiCheckCircleOutline },
  ended: { kind: 'quiet', icon: mdiFlagCheckered },
} as const;

/** The state of a booking; one that is over and was not cancelled has ended (decisions.md W13). */
export const BookingStateChip = ({ booking }: { booking: BookingStateChip_booking$key }) => {
  const { t } = useTranslation('bookingAdmin');
  const { state, date, end } = useFragment(
    graphql`
      fragment BookingStateChip_booking on Booking {
        state
        date
        end
      }
    `,
    booking,
  );
  const isOver = instantOf(date, minuteOfDay(end)) <= useNow();
  const shown = state === 'BOOKED' && isOver ? 'ended' : state;
  return <AdminStateChip {...chips[shown]} label={t(($) => $.states[shown])} />;
};
