import { type PaymentRow, paymentColumns } from '@platzwart/contracts/booking';
import { type OrderId, type PersonId, rowReader } from '@platzwart/contracts/core';
import type { Database } from '../core/database.ts';

const reader = rowReader(paymentColumns);

export type PaymentReads = Readonly<{
  ofOrder: (orderId: OrderId) => Promise<PaymentRow | null>;
  /** Whose end is not known one hour after the courts were given back, the oldest first; at most 20. `now` in epoch milliseconds. */
  stuck: (now: number) => Promise<readonly PaymentRow[]>;
  /** The newest first. */
  ofPerson: (personId: PersonId) => Promise<readonly PaymentRow[]>;
}>;

export const paymentReads = (database: Pick<Database, 'rows'>): PaymentReads => ({
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
  ofPerson: async (personId) =>
    reader.decode(
      await database.rows(
        `select ${reader.selectList()} from payments.orders where person_id = $1 order by expires_at desc`,
        [personId],
      ),
    ),
});
