import type { GatewayFeature } from '../core/gatewayFeature.ts';
import { addAdminMutations } from './adminMutations.ts';
import { bookingListReads } from './admin/bookingListReads.ts';
import { addCalendarQueries } from './admin/calendarQueries.ts';
import { calendarReads } from './admin/calendarReads.ts';
import { bookingCacheTopics } from './bookingCacheTopics.ts';
import { addBookingMutations } from './bookingMutations.ts';
import { bookingPolicies } from './bookingPolicies.ts';
import { addBookingQueries } from './bookingQueries.ts';
import { addAvailabilityQuery } from './availabilityQuery.ts';
import { addAdminBookingInput, addBookingsResult, addChangeScope } from './bookingResults.ts';
import { addBookingSubscription, courtPlanSource } from './bookingSubscription.ts';
import { addBookingType, addRepetition } from './bookingType.ts';
import { courtPlanFeed } from './courtPlanFeed.ts';
import { courtPlanReads } from './courtPlanReads.ts';
import { knownSports } from './knownSports.ts';
import { addQuotaQuery } from './quotaQuery.ts';
import { bookingPaymentReads } from './bookingPaymentReads.ts';
import { quotaReads } from './quotaReads.ts';
import { addUndoMutation } from './undoMutation.ts';
import { undoReads } from './undoReads.ts';
import { addSeriesQueries } from './seriesQueries.ts';
import { seriesReads } from './seriesReads.ts';
import { myBookingsReads } from './myBookingsReads.ts';

/** The court plan with its live changes, a person's own bookings, and the commands that book and cancel. */
export const bookingFeature: GatewayFeature = {
  policies: bookingPolicies,
  cacheTopics: bookingCacheTopics,
  readModels: ['bookings', 'people', 'club_settings', 'invoices'],
  open: (services) => {
    const { database, invalidateResponses } = services;
    const plan = courtPlanReads(database);
    const sports = knownSports(database);
    const feed = courtPlanFeed(plan, (rows) => invalidateResponses('bookings', rows));
    const series = seriesReads(database);
    const payment = bookingPaymentReads(database);
    const bookingServices = { ...services, plan, series, payment, myBookings: myBookingsReads(database) };
    const calendarServices = { bookingList: bookingListReads(database), calendar: calendarReads(database) };
    return {
      addToSchema: (builder, shared) => {
        const repetition = addRepetition(builder);
        const booking = addBookingType(builder, { ...shared, repetition }, bookingServices);
        addBookingQueries(builder, { ...shared, booking }, bookingServices);
        const scope = addChangeScope(builder);
        const adminBookingInput = addAdminBookingInput(builder, { ...shared, repetition, scope });
        const bookingsResult = addBookingsResult(builder, { ...shared, booking });
        const types = { ...shared, booking, bookingsResult, adminBookingInput, scope };
        addBookingMutations(builder, types, bookingServices);
        addUndoMutation(builder, types, { ...bookingServices, undo: undoReads(database) });
        addAdminMutations(builder, types, bookingServices);
        addCalendarQueries(builder, { ...shared, booking }, calendarServices);
        addQuotaQuery(builder, quotaReads(database));
        addSeriesQueries(builder, booking, bookingServices);
        addAvailabilityQuery(builder, types, bookingServices);
        addBookingSubscription(builder, booking);
      },
      liveSources: { courtPlanChanged: courtPlanSource(feed, sports.has) },
      onReadModelChange: { bookings: feed.advance, club_settings: sports.refresh },
    };
  },
};
