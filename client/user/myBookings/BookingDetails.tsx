import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { isReleased } from '../../core/cancelBooking/isReleased.ts';
import { isSeasonDate, kindOfCancelling } from '../../core/cancelBooking/isSeasonDate.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import type { BookingEntry } from './useBookingEntry.ts';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

/** What becomes of the price of a booking that does not take place. */
const MoneyNote = ({ booking }: Pick<BookingEntry, 'booking'>) => {
  const { t } = useTranslation('myBookings');
  const { state, paymentState } = booking;
  if (state !== 'CANCELED') return null;
  if (paymentState === 'REFUND_DUE' || paymentState === 'REFUNDED')
    return <Line>{t(($) => $.refund[paymentState])}</Line>;
  return isReleased(booking) && <Line>{t(($) => $.released)}</Line>;
};

/** The deadline for cancelling or releasing, or why it is too late; the owner's remark; the reason where another person cancelled. */
export const BookingDetails = ({ booking, cancellation }: Pick<BookingEntry, 'booking' | 'cancellation'>) => {
  const { t } = useTranslation('myBookings');
  const { duration, instant } = useFormat();
  const possible = (until: string): string =>
    isSeasonDate(booking) ? t(($) => $.releaseUntil, { until }) : t(($) => $.cancelUntil, { until });
  return (
    <>
      {cancellation?.status === 'possible' && <Line>{possible(instant(cancellation.until))}</Line>}
      <MoneyNote booking={booking} />
      {cancellation?.status === 'tooLate' && (
        <Line>{t(($) => $.tooLate[kindOfCancelling(booking)], { notice: duration(cancellation.noticeMinutes) })}</Line>
      )}
      {booking.remark && <Line>{t(($) => $.remark, { remark: booking.remark })}</Line>}
      {booking.cancelReason && <Line>{t(($) => $.cancelReason, { reason: booking.cancelReason })}</Line>}
    </>
  );
};
