/**
 * The number of a sport's court: courts of one sport are adjacent, and 2^40 slots for sports keep a club's sports far apart.
 * Half a court is still exact in a float.
 */
const court = `((hashtextextended(sport, 0) & 1099511627775) * 1024 + court)::float8`;

/**
 * The box of a booking: minutes since 2000 by courts. Boxes that touch overlap, so a box ends with its last minute; it is half a
 * court wide because GiST places boxes by their areas.
 */
const box = `box(
  point((date - date '2000-01-01') * 1440::float8 + start_minute, ${court}),
  point((date - date '2000-01-01') * 1440::float8 + end_minute - 1, ${court} + 0.5)
)`;

/**
 * A check, not the guard: the ledger decides who gets a court. If two live bookings ever share a minute of a court, this read model
 * stops and health turns red (decisions.md B21). Checked at the end of a statement, so that the order of its rows does not matter.
 * It uses boxes alone, because ranges cost three times as much, and a separate column for the sport half as much again
 * (docs/adr/0015).
 */
export const noDoubleBooking = (table: string): string => `
  alter table ${table} add constraint no_double_booking
  exclude using gist (${box} with &&)
  where (occupancy = 'BOOKED') deferrable initially immediate`;
