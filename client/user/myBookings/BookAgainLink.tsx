import { mdiRepeat } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { addDays, daysBetween } from '@platzwart/contracts/core';
import { useBookingText } from '../../core/cancelBooking/useBookingText.ts';
import { clubClockAt } from '../../core/time/clubTime.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import type { BookingEntry } from './useBookingEntry.ts';

/** The next date from tomorrow on with the same day of the week. */
const nextSameWeekday = ({ date }: BookingEntry['booking'], now: number) => {
  const today = clubClockAt(now).date;
  const weeks = Math.max(Math.floor(daysBetween(date, today) / 7) + 1, 1);
  return addDays(date, weeks * 7);
};

/** Links to the same court and time on the same weekday: already selected, or with free alternatives. */
export const BookAgainLink = ({ booking, now }: { booking: BookingEntry['booking']; now: number }) => {
  const { t } = useTranslation('myBookings');
  const bookingText = useBookingText();
  const { sport, court, start, end } = booking;
  const date = nextSameWeekday(booking, now);
  const query = new URLSearchParams({ sport, date, court: String(court), start, end });
  return (
    <ButtonLink
      variant="quiet"
      to={`/booking?${query.toString()}`}
      icon={<Icon path={mdiRepeat} />}
      aria-label={t(($) => $.againNamed, { booking: bookingText(booking) })}
    >
      {t(($) => $.again)}
    </ButtonLink>
  );
};
