import { type PaymentRow, paymentColumns } from '@platzwart/contracts/booking';
import { type OrderId, type PersonId, rowReader } from '@platzwart/contracts/core';
import type { Database } from '../core/database.ts';

const reader = rowReader(paymentColumns);

export type PaymentReads = Readonly<{
  ofOrder: (orderId: OrderId) => Promise<PaymentRow | null>;
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
  ofPerson: async (personId) =>
    reader.decode(
      await database.rows(
        `select ${reader.selectList()} from payments.orders where person_id = $1 order by expires_at desc`,
        [personId],
      ),
    ),
});
