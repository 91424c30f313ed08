import type { BookingEvent } from '@platzwart/contracts/booking';
import type { Effects, Logged } from '../../core/readModel.ts';
import { type Column, rowsAs, valuesOf } from '../../core/setStatement.ts';

type CourtDay = Readonly<{ sport: string; court: number; date: string }>;

const courtDayColumns: readonly Column<CourtDay>[] = [
  { name: 'sport', type: 'text', of: (day) => day.sport },
  { name: 'court', type: 'int', of: (day) => day.court },
  { name: 'date', type: 'date', of: (day) => day.date },
];

const bookedCourtDays = (events: readonly Logged<BookingEvent>[]): readonly CourtDay[] => {
  const days = new Map<string, CourtDay>();
  for (const { event } of events) {
    if (event.type !== 'CourtBooked') continue;
    const { sport, court, date } = event.data;
    days.set(`${date} ${court} ${sport}`, { sport, court, date });
  }
  return [...days.values()];
};

const overlaps = (table: string): string => `
  select sport, court, date::text from (
    select sport, court, date, end_minute,
      lead(start_minute) over (partition by sport, court, date order by start_minute, end_minute) as next_start
    from ${table}
    where occupancy = 'BOOKED' and (sport, court, date) in (select * from ${rowsAs('booked', courtDayColumns)})
  ) as live
  where next_start < end_minute limit 1`;

/**
 * An alarm, never the guard: the ledger decides who gets a court, and should two live bookings ever share a minute of it, this
 * read model stops and health turns red (decisions.md B21). Looks at the days and courts that `events` have booked, once they
 * are written. Not an exclusion constraint, which costs several times what the whole rest of writing does (docs/adr/0015).
 */
export const alarmAtDoubleBooking = async (
  events: readonly Logged<BookingEvent>[],
  { client, schema }: Effects,
): Promise<void> => {
  const days = bookedCourtDays(events);
  if (days.length === 0) return;
  const { rows } = await client.query<CourtDay>({
    name: `double bookings in ${schema}`,
    text: overlaps(`${schema}.bookings`),
    values: valuesOf(courtDayColumns, days),
  });
  const [found] = rows;
  if (found) throw new Error(`two live bookings share court ${found.court} of ${found.sport} on ${found.date}`);
};
