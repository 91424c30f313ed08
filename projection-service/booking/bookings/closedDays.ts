import type { BookingsAnonymised } from '@platzwart/contracts/booking';
import type { LocalDate, Position } from '@platzwart/contracts/core';
import type { Effects, Logged } from '../../core/readModel.ts';
import { type Column, type Statement, rowsAs, valuesOf } from '../../core/bulkStatement.ts';

/** The days from `from` (null: from the first one on) to the last one before `before`, closed by the event at `changedAt`. */
type ClosedDays = Readonly<{ from: LocalDate | null; before: LocalDate; changedAt: Position }>;

const columns: readonly Column<ClosedDays>[] = [
  { name: 'first_day', type: 'date', of: ({ from }) => from ?? '-infinity' },
  { name: 'first_open', type: 'date', of: ({ before }) => before },
  { name: 'changed_at', type: 'text', of: ({ changedAt }) => changedAt },
];

const isClosing = (logged: Logged): logged is Logged<BookingsAnonymised> => logged.event.type === 'BookingsAnonymised';

/** Assigns each day to the first event that closes it, so that rows are the same whether events are applied singly or in a batch. */
const closedIn = (events: readonly Logged[]): readonly ClosedDays[] => {
  const closed: ClosedDays[] = [];
  for (const { event, position } of events.filter(isClosing)) {
    const from = closed.at(-1)?.before ?? null;
    const { before } = event.data;
    if (from === null || from < before) closed.push({ from, before, changedAt: position });
  }
  return closed;
};

/** Updates only rows of closed days that still have a person: these are many only if many days are closed at once. */
const forget = (table: string, closed: readonly ClosedDays[]): Statement => ({
  name: `forget ${table}`,
  text: `update ${table} as present
         set person_id = null, order_id = present.booking_id, title = null, remark = null, cancel_reason = null, players = '[]',
             changed_at = given.changed_at
         from ${rowsAs('given', columns)}
         where present.person_id is not null and present.date < $${columns.length + 1}::date
           and given.first_day <= present.date and present.date < given.first_open
           and present.changed_at < given.changed_at`,
  values: [...valuesOf(columns, closed), closed.at(-1)?.before],
});

/**
 * Removes the person and all texts from bookings of closed days; court, time and price stay, and the club's own bookings are
 * unchanged. Each booking gets an order id of its own, because the order's e-mail names the person. Runs after all single-booking
 * effects of `events`: every booking on a closed day was made before the day was closed.
 */
export const anonymiseClosedDays = async (events: readonly Logged[], { client, schema }: Effects): Promise<void> => {
  const closed = closedIn(events);
  if (closed.length > 0) await client.query(forget(`${schema}.bookings`, closed));
};
