import { type RequestedBooking, categoryOfRole, endMinute } from '@platzwart/contracts/booking';
import { type BookingId, minuteOfDay, noCents } from '@platzwart/contracts/core';
import type { PersonRow } from '@platzwart/contracts/user';
import type { BookingFacts } from './bookingFacts.ts';

/** The row that the read models will have for an accepted block; used until they have it (decisions.md C18). */
export const expectedBooking = (bookingId: BookingId, requested: RequestedBooking, owner: PersonRow): BookingFacts => ({
  bookingId,
  personId: owner.personId,
  seriesId: null,
  eventId: null,
  category: categoryOfRole(owner.role),
  sport: requested.sport,
  court: requested.court,
  date: requested.date,
  startMinute: minuteOfDay(requested.start),
  endMinute: endMinute(requested.end),
  title: null,
  remark: requested.remark,
  guestFee: noCents,
  // Their names come with the read model's row.
  players: [],
  price: requested.price,
  ownPrice: false,
  paymentMethod: requested.paymentMethod,
  paymentState: requested.price > 0 ? 'OPEN' : 'NONE',
  occupancy: 'BOOKED',
  ...{ changedAlone: false, formerPlaces: null, termsVersion: null, revision: 0 },
  cancelledAt: null,
  cancelReason: null,
});
