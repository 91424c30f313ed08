import {
  type PaymentEnded,
  type PaymentReversed,
  type PaymentStarted,
  type RefundDue,
  type RefundMade,
  bookingColumns,
  endMinute,
} from '@platzwart/contracts/booking';
import { type RowOf, minuteOfDay, noCents } from '@platzwart/contracts/core';
import type { Effects, Logged } from '../../core/readModel.ts';
import { upsert } from '../../core/bulkStatement.ts';
import { writtenColumns } from '../../core/writtenColumns.ts';

const columns = writtenColumns(bookingColumns);

type AboutPayment = PaymentStarted | PaymentEnded | RefundDue | RefundMade | PaymentReversed;
const types: readonly string[] = [
  'PaymentStarted',
  'PaymentEnded',
  'RefundDue',
  'RefundMade',
  'PaymentReversed',
] satisfies AboutPayment['type'][];
const isAboutPayment = (logged: Logged): logged is Logged<AboutPayment> => types.includes(logged.event.type);

/** What is being paid is in the plan like a closure; the booking takes its place under the same id. */
const heldRows = (
  { orderId, bookings }: PaymentStarted['data'],
  { occurredAt, position }: Logged,
): readonly RowOf<typeof bookingColumns>[] =>
  bookings.map(({ bookingId, sport, court, date, start, end }) => ({
    ...{ bookingId, orderId, personId: null, seriesId: null, eventId: null },
    ...{ category: 'BLOCK', sport, court, date, startMinute: minuteOfDay(start), endMinute: endMinute(end) },
    ...{ title: null, remark: null, price: noCents, guestFee: noCents, players: [], occupancy: 'HELD' },
    ...{ paymentMethod: null, paymentState: 'NONE', bookedAt: occurredAt, cancelledAt: null, cancelReason: null },
    ...{
      enteredByClub: false,
      ownPrice: false,
      changedAlone: false,
      formerPlaces: null,
      termsVersion: null,
      revision: 0,
    },
    changedAt: position,
  }));

/** What was taken back is owed again: claims say how far it is billed. */
const stateAfter = { RefundDue: 'REFUND_DUE', RefundMade: 'REFUNDED', PaymentReversed: 'OPEN' } as const;

const write = async (logged: Logged<AboutPayment>, { client, schema }: Effects): Promise<void> => {
  const { event, position } = logged;
  const table = `${schema}.bookings`;
  switch (event.type) {
    case 'PaymentStarted': {
      const onlyWhere = 'present.changed_at < excluded.changed_at';
      await client.query(upsert({ table, key: 'booking_id', columns, onlyWhere }, [...heldRows(event.data, logged)]));
      return;
    }
    case 'PaymentEnded':
      await client.query(
        `update ${table} set occupancy = 'DELETED', changed_at = $2
         where order_id = $1 and occupancy = 'HELD' and changed_at < $2`,
        [event.data.orderId, position],
      );
      return;
    case 'RefundDue':
    case 'RefundMade':
    case 'PaymentReversed':
      await client.query(
        `update ${table} set payment_state = $2, changed_at = $3 where booking_id = $1 and changed_at < $3`,
        [event.data.bookingId, stateAfter[event.type], position],
      );
  }
};

/** Shows what is held until it is paid online (decisions.md B22), and at a cancelled booking that its money goes back (B5), or was taken back (Q3). */
export const writePayments = async (events: readonly Logged[], effects: Effects): Promise<void> => {
  for (const logged of events.filter(isAboutPayment)) await write(logged, effects);
};
