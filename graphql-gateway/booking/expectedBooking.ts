import { type WantedBooking, categoryOfRole, endMinute } from '@platzwart/contracts/booking';
import { type BookingId, minuteOfDay } from '@platzwart/contracts/core';
import type { PersonRow } from '@platzwart/contracts/user';
import type { BookingFacts } from './bookingFacts.ts';

/** The row that the read models will have for an accepted block, for as long as they do not have it yet (decisions.md C18). */
export const expectedBooking = (bookingId: BookingId, wanted: WantedBooking, owner: PersonRow): BookingFacts => ({
  bookingId,
  personId: owner.personId,
  category: categoryOfRole(owner.role),
  sport: wanted.sport,
  court: wanted.court,
  date: wanted.date,
  startMinute: minuteOfDay(wanted.start),
  endMinute: endMinute(wanted.end),
  title: null,
  remark: wanted.remark,
  price: wanted.price,
  paymentMethod: wanted.paymentMethod,
  paymentState: wanted.price > 0 ? 'OPEN' : 'NONE',
  occupancy: 'BOOKED',
  cancelReason: null,
});
