import { useTranslation } from 'react-i18next';
import type { LocalDate, LocalTime } from '@platzwart/contracts/core';
import { useFormat } from '../useFormat.ts';
import { useSportName } from '../useSportName.ts';

export type TextedBooking = Readonly<{
  sport: string;
  court: number;
  date: LocalDate;
  start: LocalTime;
  end: LocalTime;
}>;

/** A booking in one line: `Tennis, Platz 3, Mo., 15. Juni, 18:00–19:00 Uhr`. */
export const useBookingText = (): ((booking: TextedBooking) => string) => {
  const { t } = useTranslation('core');
  const { date, timeRange } = useFormat();
  const sportName = useSportName();
  return (booking) =>
    [
      sportName(booking.sport),
      t(($) => $.court, { number: booking.court }),
      date(booking.date),
      timeRange(booking.start, booking.end),
    ].join(', ');
};
