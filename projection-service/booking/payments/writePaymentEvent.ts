import { type PaymentRow, type PaymentStarted, paymentColumns } from '@platzwart/contracts/booking';
import type { OrderId } from '@platzwart/contracts/core';
import type { Effects, Logged } from '../../core/readModel.ts';
import { upsert } from '../../core/setStatement.ts';
import { writtenColumns } from '../../core/writtenColumns.ts';

const columns = writtenColumns(paymentColumns);

const startedRow = ({ data }: PaymentStarted, { position }: Logged): PaymentRow => {
  const { orderId, personId, method, amount, expiresAt } = data;
  return { orderId, personId, method, amount, expiresAt, state: 'WAITING', redirectUrl: null, changedAt: position };
};

type Change = Readonly<{ orderId: OrderId; state: PaymentRow['state']; redirectUrl?: string | null }>;

/** A row that knows this event already stays as it is. */
const change = async (
  { orderId, state, redirectUrl = null }: Change,
  { position }: Logged,
  { client, schema }: Effects,
): Promise<void> => {
  await client.query(
    `update ${schema}.orders set state = $2, redirect_url = coalesce($3, redirect_url), changed_at = $4
     where order_id = $1 and changed_at < $4`,
    [orderId, state, redirectUrl, position],
  );
};

/** The effect of one event; one after the other, because few orders are paid at a time and their order matters. */
export const writePaymentEvent = async (logged: Logged, effects: Effects): Promise<void> => {
  const { event } = logged;
  const { client, schema } = effects;
  switch (event.type) {
    case 'PaymentStarted': {
      const target = { table: `${schema}.orders`, key: 'order_id', columns, onlyWhere: 'false' };
      await client.query(upsert(target, [startedRow(event, logged)]));
      return;
    }
    case 'PaymentIntentCreated': {
      const { orderId, redirectUrl } = event.data;
      await change({ orderId, state: 'WAITING', redirectUrl }, logged, effects);
      return;
    }
    case 'PaymentReceived': {
      const { orderId, booked } = event.data;
      await change({ orderId, state: booked ? 'PAID' : 'REFUND_DUE' }, logged, effects);
      return;
    }
    case 'PaymentEnded': {
      const { orderId, outcome } = event.data;
      await change({ orderId, state: outcome === 'DECLINED' ? 'DECLINED' : 'EXPIRED' }, logged, effects);
      return;
    }
    case 'RefundMade': {
      const { orderId, bookingId } = event.data;
      // The refund of a cancelled booking is told at the booking: its order stays paid.
      if (bookingId === null) await change({ orderId, state: 'REFUNDED' }, logged, effects);
      return;
    }
    case 'PersonErased':
      await client.query(`update ${schema}.orders set person_id = null, redirect_url = null where person_id = $1`, [
        event.data.personId,
      ]);
      return;
    default:
  }
};
