import { type BookingChanged, bookingColumns } from '@platzwart/contracts/booking';
import * as v from 'valibot';
import { unsealUnlessErased } from '../../core/erasedPeople.ts';
import type { Effects, Logged, Unseal } from '../../core/readModel.ts';
import { type Column, type Statement, rowsAs, valuesOf } from '../../core/bulkStatement.ts';
import { writtenColumns } from '../../core/writtenColumns.ts';
import { type BookingChange, foldChanges } from './foldChanges.ts';

export const isChange = (logged: Logged): logged is Logged<BookingChanged> => logged.event.type === 'BookingChanged';

const { bookingId, category, sport, court, date, startMinute, endMinute, title, remark, price, ownPrice } =
  bookingColumns;
const { changedAlone, paymentMethod, changedAt } = bookingColumns;
const columns: readonly Column<BookingChange>[] = [
  ...writtenColumns({
    bookingId,
    category,
    sport,
    court,
    date,
    startMinute,
    endMinute,
    title,
    remark,
    price,
    ownPrice,
  }),
  ...writtenColumns({ changedAlone, paymentMethod, changedAt }),
  { name: 'places_left', type: 'jsonb', of: ({ left }) => JSON.stringify(left) },
  { name: 'changes', type: 'int', of: ({ changes }) => changes },
];
const taken = ['category', 'sport', 'court', 'date', 'start_minute', 'end_minute', 'title', 'remark', 'own_price'];

/** In one statement, because bookings may exchange their places. The guests' fee is part of the price, and stays. */
const change = (table: string, changes: readonly BookingChange[]): Statement => ({
  name: `change ${table}`,
  text: `update ${table} as present
         set ${taken.map((name) => `${name} = given.${name}`).join(', ')}, changed_alone = given.changed_alone,
             price = given.price + present.guest_fee, revision = present.revision + given.changes,
             changed_at = given.changed_at,
             payment_method = coalesce(given.payment_method, present.payment_method),
             payment_state = case
               when given.price + present.guest_fee = 0 then
                 case when coalesce(given.payment_method, present.payment_method) = 'VOUCHER' then 'PAID' else 'NONE' end
               when present.payment_state = 'PAID' then 'PAID'
               else 'OPEN'
             end,
             former_places = (
               select jsonb_agg(place order by place collate "C")
               from (
                 select distinct place
                 from jsonb_array_elements_text(coalesce(present.former_places, '[]') || given.places_left) as place
               ) as places
               where place <> given.date::text || ' ' || given.sport
             )
         from ${rowsAs('given', columns)}
         where present.booking_id = given.booking_id and present.changed_at < given.changed_at`,
  values: valuesOf(columns, changes),
});

const textSchema = v.nullable(v.string());

/** Remarks are opened when they are written; for an erased person, whose key is destroyed, they are null. */
const withRemarks = async (changes: readonly BookingChange[], unseal: Unseal): Promise<readonly BookingChange[]> => {
  const sealed = changes.flatMap(({ personId, sealedRemark }) =>
    personId === null || sealedRemark === null ? [] : [{ personId, sealed: sealedRemark }],
  );
  const opened = sealed.length === 0 ? [] : await unseal(sealed);
  const bySeal = new Map(sealed.map((each, index) => [each.sealed, v.parse(textSchema, opened[index] ?? null)]));
  return changes.map((each) =>
    each.sealedRemark === null ? each : { ...each, remark: bySeal.get(each.sealedRemark) ?? null },
  );
};

/** Writes changes of bookings that exist. An event older than the row that it would change was applied before and is ignored. */
export const writeChanges = async (events: readonly Logged[], effects: Effects): Promise<void> => {
  const changes = await withRemarks(foldChanges(events.filter(isChange)), unsealUnlessErased(effects));
  await effects.client.query(change(`${effects.schema}.bookings`, changes));
};
