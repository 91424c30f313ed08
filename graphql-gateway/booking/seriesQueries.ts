import { bookingIdSchema } from '@platzwart/contracts/core';
import { seriesIdSchema } from '@platzwart/contracts/booking';
import * as v from 'valibot';
import type { Builder } from '../core/builder.ts';
import type { GatewayContext } from '../core/context.ts';
import { localIdOf } from '../core/globalId.ts';
import { Refusal } from '../core/refusal.ts';
import type { BookingFacts } from './bookingFacts.ts';
import type { BookingType } from './bookingType.ts';
import { isMine } from './cancellation.ts';
import type { CourtPlanReads } from './courtPlanReads.ts';
import type { SeriesReads } from './seriesReads.ts';

export type SeriesQueryServices = Readonly<{
  plan: Pick<CourtPlanReads, 'byId'>;
  series: Pick<SeriesReads, 'occurrences' | 'byId'>;
}>;

const isVisible = (booking: BookingFacts, context: GatewayContext): boolean => {
  const viewer = context.viewer();
  return viewer.principal === 'ADMIN' || isMine(booking, viewer);
};

/** The live bookings of the series that `id` names, or that the booking `id` belongs to; a booking of no series alone. */
const occurrencesOf = async ({ plan, series }: SeriesQueryServices, id: string): Promise<readonly BookingFacts[]> => {
  const asSeries = v.safeParse(seriesIdSchema, id);
  const asBooking = v.safeParse(bookingIdSchema, id);
  if (!asSeries.success || !asBooking.success) return [];
  const named = await series.occurrences(asSeries.output);
  if (named.length > 0) return named;
  const booking = await plan.byId(asBooking.output);
  if (booking?.seriesId) return series.occurrences(booking.seriesId);
  return booking?.occupancy === 'BOOKED' ? [booking] : [];
};

export const addSeriesQueries = (builder: Builder, booking: BookingType, services: SeriesQueryServices): void => {
  builder.queryField('detailbookings', (t) =>
    t.field({
      type: [booking],
      description:
        'The live bookings of a series, by its id or that of any of its bookings: own ones, or any for an ADMIN. ERR_MAIN_BOOKING_NOT_FOUND where there are none.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_, { id }, context) => {
        const occurrences = await occurrencesOf(services, localIdOf('Booking', id));
        if (occurrences.length === 0) throw new Refusal('ERR_MAIN_BOOKING_NOT_FOUND', ['id']);
        const visible = occurrences.filter((each) => isVisible(each, context));
        if (visible.length === 0) throw new Refusal('ERR_NOT_AUTHORIZED');
        return visible;
      },
    }),
  );
};
