import { type BookingId, type Cents, type PersonId, centsSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { Queryable } from './database.ts';

const rowsSchema = v.tuple([v.object({ amount: centsSchema })]);

/**
 * What the person paid at the club for these bookings and did not get back yet, in cents, from the read model of the invoices; null where it
 * cannot be read: an e-mail without the amount is better than none.
 */
export const paidAtClub =
  (db: Queryable) =>
  async (personId: PersonId, bookings: readonly BookingId[]): Promise<Cents | null> => {
    const text = `select coalesce(sum(gross), 0)::int as amount from invoices.claims
      where person_id = $1 and item_id = any($2::uuid[]) and club_payment in ('PAID', 'REFUND_DUE')`;
    try {
      return v.parse(rowsSchema, (await db.query(text, [personId, bookings])).rows)[0].amount;
    } catch {
      return null;
    }
  };
