import { moneySql } from './moneySql.ts';

/**
 * The bookings of the days $1 to $2 as they were at the position $3: those that have not changed since, and the former state of those
 * that have. Deleted ones are mistaken entries, and count nowhere.
 */
const asOf = `
  booking as materialized (
    select * from (
      select ${['booking_id', 'in_series', 'category', 'sport', 'court', 'date', 'start_minute', 'end_minute', 'occupancy'].join(', ')},
        displaced, list_price, guest_fee, price, booked_at, cancelled_at,
        (date + make_interval(mins => start_minute)) at time zone 'Europe/Berlin' as starts_at
      from (
        select booking_id, in_series, category, sport, court, date, start_minute, end_minute, occupancy, displaced, list_price, guest_fee,
          price, booked_at, cancelled_at
        from figures.bookings where date between $1 and $2 and since <= $3
        union all
        select booking_id, in_series, category, sport, court, date, start_minute, end_minute, occupancy, displaced, list_price, guest_fee,
          price, booked_at, cancelled_at
        from figures.former_bookings where date between $1 and $2 and since <= $3 and until > $3
      ) as known
    ) as timed
    where occupancy <> 'DELETED'
  )`;

/** Minutes of live bookings by sport, weekday and hour; what the club blocked apart from what was used. */
const hours = `
  select sport, extract(isodow from date)::int as weekday, hour,
    coalesce(sum(minutes) filter (where category <> 'BLOCK'), 0)::int as booked,
    coalesce(sum(minutes) filter (where category = 'BLOCK'), 0)::int as blocked
  from booking
    cross join lateral generate_series(start_minute / 60, (end_minute - 1) / 60) as hour
    cross join lateral (select least(end_minute, (hour + 1) * 60) - greatest(start_minute, hour * 60) as minutes) as part
  where occupancy = 'BOOKED'
  group by 1, 2, 3 order by 1, 2, 3`;

const categories = `
  select category, count(*)::int as bookings, sum(end_minute - start_minute)::int as minutes
  from booking where occupancy = 'BOOKED' group by 1 order by 1`;

/** How long before its start a single booking was made; what was entered after its start is not counted. */
const leadTimes = `
  select case
      when starts_at - booked_at < interval '2 hours' then 'HOURS_2'
      when days = 0 then 'SAME_DAY' when days <= 2 then 'DAYS_2' when days <= 7 then 'DAYS_7' else 'LATER' end as band,
    count(*)::int as bookings
  from booking cross join lateral (select date - (booked_at at time zone 'Europe/Berlin')::date as days) as lead
  where occupancy = 'BOOKED' and category in ('SINGLE', 'GUEST_SINGLE') and not in_series and starts_at > booked_at
  group by 1`;

/** How long before its start a person's booking was cancelled, and which part of its time was booked again afterwards. */
const cancellations = `
  select case
      when starts_at <= cancelled_at then 'AFTER_START'
      when starts_at - cancelled_at < interval '24 hours' then 'HOURS_24'
      when starts_at - cancelled_at < interval '72 hours' then 'DAYS_3'
      when starts_at - cancelled_at < interval '168 hours' then 'DAYS_7' else 'LATER' end as band,
    count(*)::int as bookings, count(*) filter (where displaced)::int as displaced,
    sum(end_minute - start_minute)::int as minutes, coalesce(sum(again), 0)::int as "bookedAgain"
  from booking as given
    cross join lateral (
      select sum(least(given.end_minute, next.end_minute) - greatest(given.start_minute, next.start_minute)) as again
      from booking as next
      where next.sport = given.sport and next.court = given.court and next.date = given.date and next.occupancy = 'BOOKED'
        and next.category <> 'BLOCK' and next.booked_at >= given.cancelled_at
        and next.start_minute < given.end_minute and next.end_minute > given.start_minute
    ) as resold
  where occupancy = 'CANCELED' and category not in ('EVENT', 'BLOCK')
  group by 1`;

/** Money by the day of play: by the price list, and what is to be paid, cancelled bookings that are still due among it. */
const revenue = `
  select date::text as date, sum(list_price::bigint + guest_fee) filter (where occupancy = 'BOOKED')::float8 as list, sum(price)::float8 as price
  from booking where price > 0 or list_price > 0 group by 1 order by 1`;

const waiting = `
  select case when ended_at <= $3 then ending else 'WAITING' end as outcome, count(*)::int as entries
  from figures.waiting where date between $1 and $2 and joined_at <= $3 group by 1`;

/** Attempts to book that were refused, by the hour of the week in which play was to begin. */
const refused = `
  select sport, extract(isodow from date)::int as weekday, hour, reason, sum(attempts)::int as attempts
  from figures.refused where date between $1 and $2 and since <= $3 group by 1, 2, 3, 4 order by attempts desc, 1, 2, 3, 4`;

const rowsOf = (query: string): string => `(select coalesce(json_agg(part), '[]') from (${query}) as part)`;

/** One statement, so that all parts of a report count the same bookings. */
export const reportSql = `
  with ${asOf}
  select ${rowsOf(hours)} as hours, ${rowsOf(categories)} as categories, ${rowsOf(leadTimes)} as "leadTimes",
    ${rowsOf(cancellations)} as cancellations, ${rowsOf(revenue)} as revenue, ${rowsOf(waiting)} as waiting,
    ${rowsOf(refused)} as refused,
    ${rowsOf(moneySql)} as money,
    (select count(*)::int from booking where occupancy = 'BOOKED' and category not in ('EVENT', 'BLOCK')) as held`;

/** The position that both read models have reached, and the time of the last booking event up to $1 (null: the reached position). */
export const stateSql = `
  with reached as (select min(nullif(position, '')) as position from read_models.checkpoints where name in ('figures', 'history')),
  wanted as (select coalesce($1, reached.position) as position, reached.position as reached from reached)
  select position, position <= reached as "isKnown", to_char(greatest(
      (select since_time from figures.bookings where since <= wanted.position order by since desc limit 1),
      (select since_time from figures.former_bookings where since <= wanted.position order by since desc limit 1)
    ) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "asOf"
  from wanted`;
