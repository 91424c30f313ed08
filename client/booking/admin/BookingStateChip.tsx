import {
  mdiCalendarRemoveOutline,
  mdiCancel,
  mdiCheckCircleOutline,
  mdiFlagCheckered,
  mdiReceiptTextOutline,
  mdiTennisBall,
} from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { minuteOfDay } from '@platzwart/contracts/core';
import type {
  BookingStateChip_booking$data,
  BookingStateChip_booking$key,
} from '../../__generated__/BookingStateChip_booking.graphql.ts';
import { isReleased } from '../../core/cancelBooking/isReleased.ts';
import { instantOf } from '../../core/time/clubTime.ts';
import { useNow } from '../../core/time/useNow.ts';
import { AdminStateChip } from '../../ui/material/admin/AdminStateChip.tsx';

const chips = {
  BOOKED: { kind: 'success', icon: mdiTennisBall },
  CANCELED: { kind: 'error', icon: mdiCancel },
  released: { kind: 'quiet', icon: mdiCalendarRemoveOutline },
  INVOICED: { kind: 'info', icon: mdiReceiptTextOutline },
  PAID: { kind: 'success', icon: mdiCheckCircleOutline },
  ended: { kind: 'quiet', icon: mdiFlagCheckered },
} as const;

const shownOf = (booking: BookingStateChip_booking$data, now: number): keyof typeof chips => {
  const { category, paymentState, state, date, end } = booking;
  if (isReleased({ category, paymentState, state })) return 'released';
  return state === 'BOOKED' && instantOf(date, minuteOfDay(end)) <= now ? 'ended' : state;
};

/** The state of a booking; a released date is called so, one that is over and was not cancelled has ended (decisions.md W13). */
export const BookingStateChip = ({ booking }: { booking: BookingStateChip_booking$key }) => {
  const { t } = useTranslation('bookingAdmin');
  const known = useFragment(
    graphql`
      fragment BookingStateChip_booking on Booking {
        category
        paymentState
        state
        date
        end
      }
    `,
    booking,
  );
  const shown = shownOf(known, useNow());
  return <AdminStateChip {...chips[shown]} label={t(($) => $.states[shown])} />;
};
