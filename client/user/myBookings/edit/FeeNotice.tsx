import { useTranslation } from 'react-i18next';
import type { Cents } from '@platzwart/contracts/core';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import type { BookingEntry } from '../useBookingEntry.ts';
import { isFixedFee } from './changeOf.ts';

type FeeNoticeProps = Pick<BookingEntry, 'booking'> & { fee: Cents };

/** What the change costs, or why it cannot be made; nothing where the price stays. */
export const FeeNotice = ({ booking, fee }: FeeNoticeProps) => {
  const { t } = useTranslation('myBookings');
  const { cents } = useFormat();
  const [price, oldFee] = [booking.price ?? 0, booking.guestFee ?? 0];
  if (isFixedFee(booking, fee)) return <NoticeBox kind="error">{t(($) => $.edit.paidOnline)}</NoticeBox>;
  if (fee === oldFee) return null;
  return (
    <NoticeBox kind="info">
      {t(($) => $.edit.newPrice, { from: cents(price), to: cents(price - oldFee + fee), fee: cents(fee) })}
    </NoticeBox>
  );
};
