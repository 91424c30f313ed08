import { type Column, type Statement, rowsAs, valuesOf } from '../../core/bulkStatement.ts';
import type { BookingUpdate } from './foldUpdates.ts';

const columns: readonly Column<BookingUpdate>[] = [
  { name: 'booking_id', type: 'uuid', of: ({ bookingId }) => bookingId },
  { name: 'players', type: 'jsonb', of: ({ players }) => players && JSON.stringify(players) },
  { name: 'guest_fee', type: 'int', of: ({ guestFee }) => guestFee },
  { name: 'payment_method', type: 'text', of: ({ paymentMethod }) => paymentMethod },
  { name: 'has_remark', type: 'bool', of: ({ remark }) => remark !== null },
  { name: 'remark', type: 'text', of: ({ remark }) => remark?.text ?? null },
  { name: 'left_by', type: 'jsonb', of: ({ left }) => JSON.stringify(left) },
  { name: 'changes', type: 'int', of: ({ changes }) => changes },
  { name: 'changed_at', type: 'text', of: ({ changedAt }) => changedAt },
];

/** Changes remark and players of rows that exist already; the guests' fee is part of their price. */
export const changeRows = (table: string, updates: readonly BookingUpdate[]): Statement => ({
  name: `change rows ${table}`,
  text: `update ${table} as present
         set players = (
               select coalesce(jsonb_agg(each order by place), '[]')
               from jsonb_array_elements(coalesce(given.players, present.players)) with ordinality as listed (each, place)
               where not coalesce(given.left_by ? (each ->> 'personId'), false)
             ),
             remark = case when given.has_remark then given.remark else present.remark end,
             guest_fee = coalesce(given.guest_fee, present.guest_fee),
             price = present.price - present.guest_fee + coalesce(given.guest_fee, present.guest_fee),
             payment_method = coalesce(present.payment_method, given.payment_method),
             payment_state = case
               when given.guest_fee is null then present.payment_state
               when present.price - present.guest_fee + given.guest_fee = 0 then
                 case when present.payment_method = 'VOUCHER' then 'PAID' else 'NONE' end
               when coalesce(present.payment_method, given.payment_method) in ('PAYPAL', 'CREDIT_CARD') then 'PAID'
               else 'OPEN'
             end,
             revision = present.revision + given.changes, changed_at = given.changed_at
         from ${rowsAs('given', columns)}
         where present.booking_id = given.booking_id and present.changed_at < given.changed_at`,
  values: valuesOf(columns, updates),
});
