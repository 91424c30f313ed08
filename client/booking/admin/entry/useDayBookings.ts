import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchPlan } from '../../data/fetchPlan.ts';
import type { DayKey } from '../../data/courtDays.ts';
import type { SharedBooking } from '../../data/planBookingOf.ts';
import { useCourtDays } from '../../data/useCourtDays.ts';

const nothing: readonly SharedBooking[] = [];

/** The bookings of any day, also of one that the calendar does not show; none until they are loaded. The server decides in the end. */
export const useDayBookings = ({ sport, date }: DayKey): readonly SharedBooking[] => {
  const environment = useRelayEnvironment();
  const bookings = useCourtDays().bookingsOn({ sport, date });
  const isLoaded = bookings !== null;
  useEffect(() => {
    if (!isLoaded) fetchPlan(environment, { sport, fromDate: date, toDate: date }).catch(() => undefined);
  }, [environment, sport, date, isLoaded]);
  return bookings ?? nothing;
};
