/**
 * Which court of which sport, as a number: a sport's courts lie together, and 2^40 places for sports leave a club's far apart.
 * Half a court is still exact in a float.
 */
const court = `((hashtextextended(sport, 0) & 1099511627775) * 1024 + court)::float8`;

/**
 * Where a booking lies: minutes since 2000 by courts. Boxes that touch overlap, so it ends with its last minute; and it is half a
 * court wide, because GiST finds a box's place by areas.
 */
const box = `box(
  point((date - date '2000-01-01') * 1440::float8 + start_minute, ${court}),
  point((date - date '2000-01-01') * 1440::float8 + end_minute - 1, ${court} + 0.5)
)`;

/**
 * An alarm, never the guard: the ledger decides who gets a court, and should two live bookings ever share a minute of it, this
 * read model stops and health turns red (decisions.md B21). Looked at when a statement ends, so that the order of rows within it
 * does not matter. As boxes and nothing else, because ranges cost three times as much, and a sport beside them half as much again
 * (docs/adr/0015).
 */
export const noDoubleBooking = (table: string): string => `
  alter table ${table} add constraint no_double_booking
  exclude using gist (${box} with &&)
  where (occupancy = 'BOOKED') deferrable initially immediate`;
