import type { Effects, Logged } from '../../core/readModel.ts';
import { type Column, type Statement, rowsAs, valuesOf } from '../../core/setStatement.ts';
import { writeRows } from '../../core/writeRows.ts';
import { bookingRowColumns } from './bookingsTable.ts';
import { unsealForOthers } from './erasedOwners.ts';
import { type Cancellation, type EventOfOne, cancelledState, foldBookings } from './foldBookings.ts';
import { openTexts } from './openTexts.ts';

const cancellationColumns: readonly Column<Cancellation>[] = [
  { name: 'booking_id', type: 'uuid', of: (row) => row.bookingId },
  { name: 'cancelled_at', type: 'timestamptz', of: (row) => row.cancelledAt },
  { name: 'cancel_reason', type: 'text', of: (row) => row.cancelReason },
  { name: 'changed_at', type: 'text', of: (row) => row.changedAt },
];

const cancel = (table: string, cancelled: readonly Cancellation[]): Statement => ({
  name: `cancel ${table}`,
  text: `update ${table} as present
         set occupancy = '${cancelledState.occupancy}', payment_state = '${cancelledState.paymentState}',
             cancelled_at = given.cancelled_at, cancel_reason = given.cancel_reason, changed_at = given.changed_at
         from ${rowsAs('given', cancellationColumns)}
         where present.booking_id = given.booking_id and present.changed_at < given.changed_at`,
  values: valuesOf(cancellationColumns, cancelled),
});

/**
 * Writes what `events` did to the table `bookings` of the read model's schema.
 * An event older than the row it would change has had its effect already and has none again.
 */
export const writeBookings = async (events: readonly Logged<EventOfOne>[], effects: Effects): Promise<void> => {
  const { client, schema } = effects;
  const table = `${schema}.bookings`;
  const { booked: rows, cancelled } = await openTexts(foldBookings(events), unsealForOthers(effects));
  // Cancellations first: they free the courts that the new bookings take.
  if (cancelled.length > 0) await client.query(cancel(table, cancelled));
  const onlyWhere = 'present.changed_at < excluded.changed_at';
  await writeRows(client, { table, key: 'booking_id', columns: bookingRowColumns, onlyWhere }, rows);
};
