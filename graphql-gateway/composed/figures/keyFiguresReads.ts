import { type BookingCategory, bookingCategories } from '@platzwart/contracts/booking';
import { type Cents, centsSchema, noCents } from '@platzwart/contracts/core';
import { type VoucherPaymentState, voucherPaymentStates } from '@platzwart/contracts/voucher';
import * as v from 'valibot';
import { type Database, decodeRows } from '../../core/database.ts';
import { type BookingState, bookingStates } from '../../core/sharedTypes.ts';

/** The figures of a calendar year (decisions.md W11, N46). Money is gross, in cents. */
export type KeyFigures = Readonly<{
  /** Accounts that are active and verified. */
  totalUsers: number;
  /** Bookings of days of the year that are not cancelled, those of the club included. */
  totalBookings: number;
  /** Hour cards that were ordered in the year; deleted ones do not count. */
  totalVouchers: number;
  /** Events of the club that touch the year and are not called off. */
  totalEvents: number;
  /** Bookings that are not cancelled, for each category. */
  countBookingTypes: readonly Readonly<{ category: BookingCategory; count: number }>[];
  /** What members and guests pay for single bookings, for each state; of a cancelled one only what is still owed. */
  singleBookings: readonly Readonly<{ state: BookingState; price: Cents }>[];
  /** The prices of those cards, for each payment state. */
  vouchers: readonly Readonly<{ paymentState: VoucherPaymentState; price: Cents }>[];
}>;

const bookingGroup = v.object({
  category: v.picklist(bookingCategories),
  state: v.picklist(bookingStates),
  count: v.number(),
  price: centsSchema,
});
type BookingGroup = v.InferOutput<typeof bookingGroup>;
const cardGroup = v.object({ paymentState: v.picklist(voucherPaymentStates), count: v.number(), price: centsSchema });
type CardGroup = v.InferOutput<typeof cardGroup>;
const totals = v.object({ users: v.number(), events: v.number() });

/**
 * What is billed and paid is known by the claims for court and guests (decisions.md B1), which have the day of their booking. Both are read
 * day by day, from indexes that hold all that is counted: the claims of one day are matched in memory, those of a year with 400,000 bookings
 * would be sorted and matched on disk, and take three times as long. A year has at most as many bookings as the courts have hours, however
 * long the log is.
 */
const groupsOfYear = `
  select category, state, sum(of_day.count)::int as count, sum(of_day.price)::float8 as price
  from generate_series($1::date, $2::date, interval '1 day') as each (day)
  cross join lateral (
    select category, case when occupancy = 'CANCELED' then 'CANCELED'
      when coalesce(settlement, payment_state) in ('INVOICED', 'PAID') then coalesce(settlement, payment_state) else 'BOOKED' end as state,
      count(*) as count, coalesce(sum(price) filter (where occupancy = 'BOOKED' or payment_state in ('OPEN', 'PAID')), 0) as price
    from bookings.bookings as booking
    left join (
      select item_id, case when bool_or(state = 'OPEN') then 'OPEN' when bool_or(state = 'INVOICED') then 'INVOICED' else 'PAID' end as settlement
      from invoices.claims
      where date = day::date and kind in ('COURT', 'GUEST_FEE') and state <> 'NONE'
      group by item_id
    ) as settled on settled.item_id = booking.booking_id and payment_state in ('OPEN', 'PAID')
    where booking.date = day::date and occupancy in ('BOOKED', 'CANCELED')
    group by 1, 2
  ) as of_day
  group by 1, 2`;

const totalsOfYear = `
  select (select count(*)::int from people.people where active and verified) as users,
    (select count(*)::int from club_events.events
     where status = 'PLANNED' and first_day <= $2::date and last_day >= $1::date) as events`;

const singles: readonly BookingCategory[] = ['SINGLE', 'GUEST_SINGLE'];

const cardsOfYear = `
  select payment_state as "paymentState", count(*)::int as count, sum(price)::float8 as price
  from vouchers.cards
  where not deleted and (ordered_on at time zone 'Europe/Berlin')::date between $1 and $2
  group by 1`;

/** The figures from the groups of a year's bookings; a category or state without a booking counts 0. */
export const figuresOf = (
  groups: readonly BookingGroup[],
  cards: readonly CardGroup[],
  { users, events }: v.InferOutput<typeof totals>,
): KeyFigures => {
  const held = groups.filter(({ state }) => state !== 'CANCELED');
  const countOf = (some: readonly Readonly<{ count: number }>[]): number =>
    some.reduce((sum, { count }) => sum + count, 0);
  const paid = groups.filter(({ category }) => singles.includes(category));
  const priceOf = (of: BookingState): Cents =>
    v.parse(
      centsSchema,
      paid.filter(({ state }) => state === of).reduce((sum, { price }) => sum + price, 0),
    );
  return {
    totalUsers: users,
    totalBookings: countOf(held),
    totalVouchers: countOf(cards),
    totalEvents: events,
    countBookingTypes: bookingCategories.map((category) => ({
      category,
      count: countOf(held.filter((group) => group.category === category)),
    })),
    singleBookings: bookingStates.map((state) => ({ state, price: priceOf(state) })),
    vouchers: voucherPaymentStates.map((paymentState) => ({
      paymentState,
      price: cards.find((card) => card.paymentState === paymentState)?.price ?? noCents,
    })),
  };
};

export const keyFiguresReads = (database: Pick<Database, 'rows'>) => ({
  /** The figures of the calendar year `year`, e.g. 2026. */
  ofYear: async (year: number): Promise<KeyFigures> => {
    const days = [`${year}-01-01`, `${year}-12-31`];
    const [groups, cards, [total]] = await Promise.all([
      database.rows(groupsOfYear, days),
      database.rows(cardsOfYear, days),
      database.rows(totalsOfYear, days).then((rows) => decodeRows(totals, rows)),
    ]);
    if (!total) throw new Error('The totals of a year have no row');
    return figuresOf(decodeRows(bookingGroup, groups), decodeRows(cardGroup, cards), total);
  },
});
export type KeyFiguresReads = ReturnType<typeof keyFiguresReads>;
