import { mdiRepeat } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { addDays, daysBetween } from '@platzwart/contracts/core';
import { useBookingText } from '../../core/cancelBooking/useBookingText.ts';
import { clubClockAt } from '../../core/clubTime.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { BookingEntry } from './useBookingEntry.ts';

/** The next day from tomorrow on that is the same day of the week. */
const nextSameWeekday = ({ date }: BookingEntry['booking'], now: number) => {
  const today = clubClockAt(now).date;
  const weeks = Math.max(Math.floor(daysBetween(date, today) / 7) + 1, 1);
  return addDays(date, weeks * 7);
};

/** Leads to the same sport on the same weekday. */
export const AgainLink = ({ booking, now }: { booking: BookingEntry['booking']; now: number }) => {
  const { t } = useTranslation('user');
  const bookingText = useBookingText();
  const query = new URLSearchParams({ sport: booking.sport, date: nextSameWeekday(booking, now) });
  return (
    <ButtonLink
      look="quiet"
      to={`/booking?${query.toString()}`}
      icon={<Icon path={mdiRepeat} />}
      aria-label={t(($) => $.bookings.againNamed, { booking: bookingText(booking) })}
    >
      {t(($) => $.bookings.again)}
    </ButtonLink>
  );
};
