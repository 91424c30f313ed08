import { graphql, readInlineData } from 'relay-runtime';
import { endMinute } from '@platzwart/contracts/booking';
import { minuteOfDay } from '@platzwart/contracts/core';
import type { planBookingOf_booking$key } from '../../__generated__/planBookingOf_booking.graphql.ts';
import type { PlanBooking } from '../plan/sportPlan.ts';

/**
 * A booking as it comes from the server, as the plan needs it; null where it no longer occupies a court.
 * Asks only for what is the same for every viewer, so that the server answers all of them with the same bytes.
 */
export const planBookingOf = (key: planBookingOf_booking$key): Omit<PlanBooking, 'own'> | null => {
  const booking = readInlineData(
    graphql`
      fragment planBookingOf_booking on Booking @inline {
        _id
        category
        title
        sport
        court
        date
        start
        end
        state
      }
    `,
    key,
  );
  if (booking.state === 'CANCELED') return null;
  return {
    id: booking._id,
    category: booking.category,
    title: booking.title ?? null,
    sport: booking.sport,
    court: booking.court,
    date: booking.date,
    startMinute: minuteOfDay(booking.start),
    endMinute: endMinute(booking.end),
  };
};
