import { type Column, type Statement, rowsAs, valuesOf } from '../../core/setStatement.ts';
import type { PlayersUpdate } from './foldPlayers.ts';

const columns: readonly Column<PlayersUpdate>[] = [
  { name: 'booking_id', type: 'uuid', of: ({ bookingId }) => bookingId },
  { name: 'players', type: 'jsonb', of: ({ players }) => players && JSON.stringify(players) },
  { name: 'guest_fee', type: 'int', of: ({ guestFee }) => guestFee },
  { name: 'payment_method', type: 'text', of: ({ paymentMethod }) => paymentMethod },
  { name: 'left_by', type: 'jsonb', of: ({ left }) => JSON.stringify(left) },
  { name: 'changed_at', type: 'text', of: ({ changedAt }) => changedAt },
];

/** Names the players of rows that exist already; the guests' fee is part of their price. */
export const changePlayers = (table: string, updates: readonly PlayersUpdate[]): Statement => ({
  name: `change players ${table}`,
  text: `update ${table} as present
         set players = (
               select coalesce(jsonb_agg(each order by place), '[]')
               from jsonb_array_elements(coalesce(given.players, present.players)) with ordinality as listed (each, place)
               where not coalesce(given.left_by ? (each ->> 'personId'), false)
             ),
             guest_fee = coalesce(given.guest_fee, present.guest_fee),
             price = present.price - present.guest_fee + coalesce(given.guest_fee, present.guest_fee),
             payment_method = coalesce(present.payment_method, given.payment_method),
             payment_state = case
               when given.guest_fee is null then present.payment_state
               when present.price - present.guest_fee + given.guest_fee > 0 then 'OPEN'
               else 'NONE'
             end,
             changed_at = given.changed_at
         from ${rowsAs('given', columns)}
         where present.booking_id = given.booking_id and present.changed_at < given.changed_at`,
  values: valuesOf(columns, updates),
});
