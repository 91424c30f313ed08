import type { Builder } from '../core/builder.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { type BookingMutationServices, addBookingMutations } from './bookingMutations.ts';
import { type BookingQueryServices, addBookingQueries } from './bookingQueries.ts';
import { addBookingSubscription } from './bookingSubscription.ts';
import { type BookingType, addBookingType } from './bookingType.ts';

export type BookingServices = BookingQueryServices & BookingMutationServices;

/** Bookings; answers their type, which other features' pages are made of too. */
export const addBooking = (builder: Builder, shared: SharedTypes, services: BookingServices): BookingType => {
  const booking = addBookingType(builder, shared, services.plan);
  addBookingQueries(builder, booking, services);
  addBookingMutations(builder, { ...shared, booking }, services);
  addBookingSubscription(builder, booking);
  return booking;
};
