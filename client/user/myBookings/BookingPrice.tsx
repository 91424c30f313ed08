import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/formatting/useFormat.ts';
import type { BookingEntry } from './useBookingEntry.ts';

const Amount = styled('span')(({ theme }) => ({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const GuestFee = ({ fee }: { fee: number }) => {
  const { t } = useTranslation('myBookings');
  const { cents } = useFormat();
  return fee > 0 && <small>{t(($) => $.guestFee, { fee: cents(fee) })}</small>;
};

/** The price, and that it will be on the invoice while it is still open. */
export const BookingPrice = ({ booking }: Pick<BookingEntry, 'booking'>) => {
  const { t } = useTranslation('myBookings');
  const { cents } = useFormat();
  if (booking.price == null || booking.state === 'CANCELED') return null;
  const isOnInvoice = booking.state === 'BOOKED' && booking.paymentMethod === 'INVOICE' && booking.price > 0;
  return (
    <Amount>
      {booking.price === 0 ? t(($) => $.free) : cents(booking.price)}{' '}
      {isOnInvoice && <small>{t(($) => $.byInvoice)}</small>} <GuestFee fee={booking.guestFee ?? 0} />
    </Amount>
  );
};
