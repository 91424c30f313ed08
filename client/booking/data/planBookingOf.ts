import { graphql, readInlineData } from 'relay-runtime';
import { endMinute } from '@platzwart/contracts/booking';
import { minuteOfDay } from '@platzwart/contracts/core';
import type { planBookingOf_booking$key } from '../../__generated__/planBookingOf_booking.graphql.ts';
import type { PlanBooking } from '../../courtPlan/plan/sportPlan.ts';

/** A booking as everybody sees it. */
export type SharedBooking = Omit<PlanBooking, 'own' | 'person'>;

/**
 * A booking of the server's answer as the plan needs it; null where it no longer occupies a court. Requests only fields
 * that are the same for every viewer, so that the server answers all of them with the same bytes.
 */
export const planBookingOf = (key: planBookingOf_booking$key): SharedBooking | null => {
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
