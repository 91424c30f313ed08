import type { LocalDate, LocalTime } from '@platzwart/contracts/core';
import { useFormat } from '../formatting/useFormat.ts';
import { useCourtName } from '../texts/useCourtName.ts';
import { useSportName } from '../texts/useSportName.ts';

export type BookingTextInput = Readonly<{
  sport: string;
  court: number;
  date: LocalDate;
  start: LocalTime;
  end: LocalTime;
}>;

/** A booking in one line: `Tennis, Platz 3, Mo., 15. Juni, 18:00–19:00 Uhr`. */
export const useBookingText = (): ((booking: BookingTextInput) => string) => {
  const { date, timeRange } = useFormat();
  const sportName = useSportName();
  const courtName = useCourtName();
  return (booking) =>
    [sportName(booking.sport), courtName(booking), date(booking.date), timeRange(booking.start, booking.end)].join(
      ', ',
    );
};
