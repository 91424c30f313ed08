import type { BookingRow } from '@platzwart/contracts/booking';
import type { Knex } from 'knex';
import type { Column } from '../../core/setStatement.ts';

/** The table `bookings`: a `BookingRow` per row. */
export const bookingColumns = (table: Knex.CreateTableBuilder): void => {
  table.uuid('booking_id').primary();
  table.uuid('order_id').notNullable();
  table.uuid('person_id');
  table.text('category').notNullable();
  table.text('sport').notNullable();
  table.integer('court').notNullable();
  table.date('date').notNullable();
  table.integer('start_minute').notNullable();
  table.integer('end_minute').notNullable();
  table.text('title');
  table.text('remark');
  table.integer('price').notNullable();
  table.text('payment_method');
  table.text('payment_state').notNullable();
  table.text('occupancy').notNullable();
  table.timestamp('booked_at', { useTz: true }).notNullable();
  table.timestamp('cancelled_at', { useTz: true });
  table.text('cancel_reason');
  // Positions compare byte by byte, whatever the language of the database.
  table.specificType('changed_at', 'text collate "C"').notNullable();
};

export const bookingRowColumns: readonly Column<BookingRow>[] = [
  { name: 'booking_id', type: 'uuid', of: (row) => row.bookingId },
  { name: 'order_id', type: 'uuid', of: (row) => row.orderId },
  { name: 'person_id', type: 'uuid', of: (row) => row.personId },
  { name: 'category', type: 'text', of: (row) => row.category },
  { name: 'sport', type: 'text', of: (row) => row.sport },
  { name: 'court', type: 'int', of: (row) => row.court },
  { name: 'date', type: 'date', of: (row) => row.date },
  { name: 'start_minute', type: 'int', of: (row) => row.startMinute },
  { name: 'end_minute', type: 'int', of: (row) => row.endMinute },
  { name: 'title', type: 'text', of: (row) => row.title },
  { name: 'remark', type: 'text', of: (row) => row.remark },
  { name: 'price', type: 'int', of: (row) => row.price },
  { name: 'payment_method', type: 'text', of: (row) => row.paymentMethod },
  { name: 'payment_state', type: 'text', of: (row) => row.paymentState },
  { name: 'occupancy', type: 'text', of: (row) => row.occupancy },
  { name: 'booked_at', type: 'timestamptz', of: (row) => row.bookedAt },
  { name: 'cancelled_at', type: 'timestamptz', of: (row) => row.cancelledAt },
  { name: 'cancel_reason', type: 'text', of: (row) => row.cancelReason },
  { name: 'changed_at', type: 'text', of: (row) => row.changedAt },
];
