import { bookingColumns } from '@platzwart/contracts/booking';
import { unsealUnlessErased } from '../../core/erasedPeople.ts';
import type { Effects, Logged } from '../../core/readModel.ts';
import { type Statement, rowsAs, valuesOf } from '../../core/bulkStatement.ts';
import { writeRows } from '../../core/writeRows.ts';
import { writtenColumns } from '../../core/writtenColumns.ts';
import { type Cancellation, type SingleBookingEvent, foldBookings } from './foldBookings.ts';
import { unsealTexts } from './unsealTexts.ts';
import { changeRows } from './writeUpdates.ts';

const columns = writtenColumns(bookingColumns);
const { bookingId, occupancy, paymentState, cancelledAt, cancelReason, changedAt } = bookingColumns;
const cancellationColumns = writtenColumns({
  ...{ bookingId, occupancy, paymentState, cancelledAt, cancelReason, changedAt },
});

const cancel = (table: string, cancelled: readonly Cancellation[]): Statement => ({
  name: `cancel ${table}`,
  text: `update ${table} as present
         set occupancy = given.occupancy, payment_state = coalesce(given.payment_state, present.payment_state),
             cancelled_at = coalesce(present.cancelled_at, given.cancelled_at),
             cancel_reason = coalesce(present.cancel_reason, given.cancel_reason), changed_at = given.changed_at
         from ${rowsAs('given', cancellationColumns)}
         where present.booking_id = given.booking_id and present.changed_at < given.changed_at`,
  values: valuesOf(cancellationColumns, cancelled),
});

/**
 * Writes the effect of `events` to the table `bookings` of the read model's schema.
 * An event older than the row that it would change was applied before and is ignored.
 */
export const writeBookings = async (events: readonly Logged<SingleBookingEvent>[], effects: Effects): Promise<void> => {
  const { client, schema } = effects;
  const table = `${schema}.bookings`;
  const { booked: rows, updated, cancelled } = await unsealTexts(foldBookings(events), unsealUnlessErased(effects));
  // Updates before cancellations: only live bookings are changed.
  if (updated.length > 0) await client.query(changeRows(table, updated));
  // Cancellations first: they free the courts that the new bookings take.
  if (cancelled.length > 0) await client.query(cancel(table, cancelled));
  const onlyWhere = 'present.changed_at < excluded.changed_at';
  await writeRows(client, { table, key: 'booking_id', columns, onlyWhere }, rows);
};
