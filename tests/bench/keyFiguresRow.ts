import type pg from 'pg';
import { longHistory } from './longHistory.ts';
import { withLongClub } from './longClub.ts';
import { ratioOf, throughput } from './rounds.ts';
import type { BenchRow } from './row.ts';

/** The calendar year with most bookings. */
const fullestYear = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ year: number }>(
    'select left(date::text, 4)::int as year from bookings.bookings group by 1 order by count(*) desc limit 1',
  );
  return rows[0]?.year ?? Number.NaN;
};

/** The bookings of a year and their claims, each grouped by what the figures tell apart. */
const plain = {
  name: 'bench-figures',
  text: `
    select 'booking' as what, category, occupancy as state, count(*)::int as count, sum(price)::float8 as price
    from bookings.bookings where date between $1 and $2 group by 2, 3
    union all
    select 'claim', kind, state, count(*)::int, sum(gross)::float8
    from invoices.claims where date between $1 and $2 group by 2, 3`,
};
type Group = Readonly<{ what: string; state: string; count: number }>;

const plainFigures = async (client: pg.Client, year: number): Promise<readonly Group[]> =>
  (await client.query<Group>({ ...plain, values: [`${year}-01-01`, `${year}-12-31`] })).rows;

/** One call after the other. */
const load = { inFlight: 1, milliseconds: 4_000 };

export const keyFiguresRow: BenchRow = {
  id: 'P30',
  title: 'the key figures of a year, after a million events ÷ SQL that groups its bookings and their claims',
  columns: ['answers per second'],
  better: 'higher',
  must: [0.18],
  aim: [0.4],
  measure: (report) =>
    withLongClub(async ({ reads, client }) => {
      const year = await fullestYear(client);
      const groups = (await plainFigures(client, year)).filter(
        ({ what, state }) => what === 'booking' && state === 'BOOKED',
      );
      const booked = groups.reduce((sum, { count }) => sum + count, 0);
      const began = performance.now();
      const { totalBookings } = await reads.keyFigures(year);
      const milliseconds = Math.round(performance.now() - began);
      if (totalBookings !== booked) throw new Error(`The figures count ${totalBookings} bookings, SQL ${booked}.`);
      report(`${longHistory()} events more, ${booked} bookings in ${year}, first answer after ${milliseconds} ms`);
      return [
        await ratioOf(
          () => throughput(() => reads.keyFigures(year), load),
          () => throughput(() => plainFigures(client, year), load),
        ),
      ];
    }),
};
