import { type OrderId, type PaymentRow, bookingColumns, paymentColumns } from '@platzwart/contracts/booking';
import { type PersonId, type RowOf, rowReader } from '@platzwart/contracts/core';
import { batchLoader } from '../core/batchLoader.ts';
import type { Database } from '../core/database.ts';

const reader = rowReader(paymentColumns);
const { bookingId, orderId: ofOrder, sport, court, date, startMinute, endMinute } = bookingColumns;
const heldColumns = { bookingId, orderId: ofOrder, sport, court, date, startMinute, endMinute };
const heldReader = rowReader(heldColumns);
/** A court that is held until its order is paid. */
export type HeldCourt = RowOf<typeof heldColumns>;

export type PaymentReads = Readonly<{
  ofOrder: (orderId: OrderId) => Promise<PaymentRow | null>;
  /** Whose end is not known one hour after the courts were given back, the oldest first; at most 20. `now` in epoch milliseconds. */
  stuck: (now: number) => Promise<readonly PaymentRow[]>;
  /** Those of these people whose courts are still held, also where the provider has refused the payment, the one that ends first at the top. `now` in epoch milliseconds. */
  openOf: (people: readonly PersonId[], now: number) => Promise<readonly PaymentRow[]>;
  /** What an order holds, held, or has booked, by day and time; not what was cancelled since. */
  heldBy: (orderId: OrderId) => Promise<readonly HeldCourt[]>;
  /** The newest first. */
  ofPerson: (personId: PersonId) => Promise<readonly PaymentRow[]>;
}>;

export const paymentReads = (database: Pick<Database, 'rows'>): PaymentReads => ({
  ...heldCourts(database),
  ofOrder: async (orderId) => {
    const rows = await database.rows(`select ${reader.selectList()} from payments.orders where order_id = $1`, [
      orderId,
    ]);
    return reader.decode(rows)[0] ?? null;
  },
  stuck: async (now) =>
    reader.decode(
      await database.rows(
        `select ${reader.selectList()} from payments.orders
         where state in ('WAITING', 'REFUND_DUE') and expires_at < to_timestamp($1::float8 / 1000) - interval '1 hour'
         order by expires_at limit 20`,
        [now],
      ),
    ),
  openOf: async (people, now) =>
    reader.decode(
      await database.rows(
        `select ${reader.selectList()} from payments.orders
         where person_id = any($1::uuid[]) and state in ('WAITING', 'DECLINED') and expires_at > to_timestamp($2::float8 / 1000)
         order by expires_at, order_id`,
        [people, now],
      ),
    ),
  ofPerson: async (personId) =>
    reader.decode(
      await database.rows(
        `select ${reader.selectList()} from payments.orders where person_id = $1 order by expires_at desc`,
        [personId],
      ),
    ),
});

const heldCourts = (database: Pick<Database, 'rows'>): Pick<PaymentReads, 'heldBy'> => {
  const byOrder = batchLoader(async (orders: readonly OrderId[]) => {
    const held = heldReader.decode(
      await database.rows(
        `select ${heldReader.selectList()} from bookings.bookings
         where order_id = any($1::uuid[]) and occupancy <> 'CANCELED' order by date, start_minute, court`,
        [orders],
      ),
    );
    return new Map(orders.map((each) => [each, held.filter(({ orderId }) => orderId === each)]));
  });
  return { heldBy: async (orderId) => (await byOrder(orderId)) ?? [] };
};
