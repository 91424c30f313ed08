import type { LocalDate } from '@platzwart/contracts/core';
import type { Booking } from '../useBooking.ts';
import { DateStrip } from './DateStrip.tsx';
import { useStripDays } from './useStripDays.ts';

/** Two weeks at a glance, with what is free on each day. */
export const FortnightStrip = ({ booking, onPick }: { booking: Booking; onPick: (date: LocalDate) => void }) => (
  <DateStrip days={useStripDays(booking)} date={booking.requested.date} today={booking.clock.date} onPick={onPick} />
);
