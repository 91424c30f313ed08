import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { isOnline } from '@platzwart/contracts/booking';
import type { PaymentMethod } from '@platzwart/contracts/core';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { usePriceText } from '../../core/formatting/usePriceText.ts';
import { Link } from '../../ui/buttons/Link.tsx';
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

/** That the price will be on the invoice, or by what it was paid online. */
const HowPaid = ({ method }: { method: PaymentMethod }) => {
  const { t } = useTranslation('myBookings');
  if (isOnline(method)) return <small>{t(($) => $.paidBy[method])}</small>;
  return method === 'INVOICE' && <small>{t(($) => $.byInvoice)}</small>;
};

/** What is to be paid; "free" where that is nothing. */
const useAmount = (booking: BookingEntry['booking']): string => {
  const { t } = useTranslation('myBookings');
  const priceText = usePriceText((hours) => t(($) => $.byCard, { hours }));
  return booking.price === 0 && booking.paymentMethod !== 'VOUCHER' ? t(($) => $.free) : priceText(booking);
};

/** The way to the invoice of what was billed. */
const InvoiceLink = ({ booking }: Pick<BookingEntry, 'booking'>) => {
  const { t } = useTranslation('myBookings');
  return booking.state === 'INVOICED' && <Link to="/user/invoices">{t(($) => $.toInvoice)}</Link>;
};

/** The price, and how it is or was paid, where the booking is not cancelled. */
export const BookingPrice = ({ booking }: Pick<BookingEntry, 'booking'>) => {
  const amount = useAmount(booking);
  if (booking.price == null || booking.state === 'CANCELED') return null;
  const isTold = booking.state === 'BOOKED' || booking.state === 'PAID';
  const method = isTold && booking.price > 0 ? booking.paymentMethod : null;
  return (
    <Amount>
      {amount} {method && <HowPaid method={method} />} <GuestFee fee={booking.guestFee ?? 0} />
      <InvoiceLink booking={booking} />
    </Amount>
  );
};
