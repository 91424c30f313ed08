import { bookingCategories } from '@platzwart/contracts/booking';
import {
  type LocalDate,
  bookingIdSchema,
  centsSchema,
  localDateSchema,
  personIdSchema,
  roles,
} from '@platzwart/contracts/core';
import * as v from 'valibot';
import { type Database, decodeRows } from '../../../core/database.ts';
import type { PastBooking } from './whatIf.ts';

const rowSchema = v.object({
  bookingId: bookingIdSchema,
  personId: v.nullable(personIdSchema),
  role: v.nullable(v.picklist(roles)),
  enteredByClub: v.boolean(),
  category: v.picklist(bookingCategories),
  ...{ sport: v.string(), court: v.number(), date: localDateSchema },
  ...{ startMinute: v.number(), endMinute: v.number() },
  ...{ listPrice: centsSchema, guestFee: centsSchema, price: centsSchema, discount: v.number() },
  ...{ bookedAt: v.number(), cancelledAt: v.nullable(v.number()), byOwner: v.boolean() },
});

/** Figures know nothing about people: whose a booking is, and in which role, is read where it is stored. */
const pastBookings = `
  select figure.booking_id as "bookingId", booking.person_id as "personId", person.role, booking.entered_by_club as "enteredByClub",
    figure.category, figure.sport, figure.court, figure.date::text as date, figure.start_minute as "startMinute",
    figure.end_minute as "endMinute", figure.list_price as "listPrice", figure.guest_fee as "guestFee", figure.price, figure.discount,
    (extract(epoch from figure.booked_at) * 1000)::float8 as "bookedAt",
    (extract(epoch from figure.cancelled_at) * 1000)::float8 as "cancelledAt", figure.by_owner as "byOwner"
  from figures.bookings as figure
    join bookings.bookings as booking using (booking_id)
    left join people.people as person on person.person_id = booking.person_id
  where figure.date between $1 and $2 and figure.occupancy <> 'DELETED'`;

export const whatIfReads = (database: Pick<Database, 'rows'>) => ({
  /** The bookings of the days `from` to `to` as they are now; deleted ones were mistaken entries. */
  pastBookings: async (from: LocalDate, to: LocalDate): Promise<readonly PastBooking[]> =>
    decodeRows(rowSchema, await database.rows(pastBookings, [from, to])),
});
export type WhatIfReads = ReturnType<typeof whatIfReads>;
