import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/useFormat.ts';
import type { BookingEntry } from './useBookingEntry.ts';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

/** Until when one can cancel, or why one cannot; what one noted oneself; why somebody else cancelled. */
export const BookingDetails = ({ booking, cancellation }: Pick<BookingEntry, 'booking' | 'cancellation'>) => {
  const { t } = useTranslation('user');
  const { instant } = useFormat();
  return (
    <>
      {cancellation?.status === 'possible' && (
        <Line>{t(($) => $.bookings.cancelUntil, { until: instant(cancellation.until) })}</Line>
      )}
      {cancellation?.status === 'tooLate' && (
        <Line>{t(($) => $.bookings.tooLate, { until: instant(cancellation.until) })}</Line>
      )}
      {booking.remark && <Line>{t(($) => $.bookings.remark, { remark: booking.remark })}</Line>}
      {booking.cancelReason && <Line>{t(($) => $.bookings.cancelReason, { reason: booking.cancelReason })}</Line>}
    </>
  );
};
