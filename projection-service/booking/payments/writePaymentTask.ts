import {
  type PaymentReversed,
  type PaymentTaskRow,
  type RefundFailed,
  paymentTaskColumns,
} from '@platzwart/contracts/booking';
import { upsert } from '../../core/bulkStatement.ts';
import type { Effects, Logged } from '../../core/readModel.ts';
import { writtenColumns } from '../../core/writtenColumns.ts';

const columns = writtenColumns(paymentTaskColumns);

const taskOf = ({ type, data }: RefundFailed | PaymentReversed, { occurredAt, position }: Logged): PaymentTaskRow => {
  const { orderId, bookingId, personId, method, amount } = data;
  const isRefund = type === 'RefundFailed';
  return {
    ...{ orderId, bookingId, personId, method, amount, since: occurredAt, changedAt: position },
    taskId: isRefund ? data.refundId : data.bookingId,
    state: isRefund ? 'REFUND_FAILED' : 'REVERSED',
  };
};

/** What an ADMIN has to do begins with a failed refund or a reversal; a refund that is tried again, or made, is no task any more. */
export const writePaymentTask = async (logged: Logged, { client, schema }: Effects): Promise<void> => {
  const { event, position } = logged;
  const table = `${schema}.tasks`;
  if (event.type === 'RefundFailed' || event.type === 'PaymentReversed') {
    const onlyWhere = 'present.changed_at < excluded.changed_at';
    await client.query(upsert({ table, key: 'task_id', columns, onlyWhere }, [taskOf(event, logged)]));
  }
  if (event.type === 'RefundRetried' || event.type === 'RefundMade')
    await client.query(`update ${table} set state = 'DONE', changed_at = $2 where task_id = $1 and changed_at < $2`, [
      event.data.refundId,
      position,
    ]);
};
