import type { BookingsAnonymised } from '@platzwart/contracts/booking';
import type { LocalDate, Position } from '@platzwart/contracts/core';
import type { Effects, Logged } from '../../core/readModel.ts';
import { type Column, type Statement, rowsAs, valuesOf } from '../../core/setStatement.ts';

/** The days from `from` (null: from the first one on) to the last one before `before`, closed by the event at `changedAt`. */
type ClosedDays = Readonly<{ from: LocalDate | null; before: LocalDate; changedAt: Position }>;

const columns: readonly Column<ClosedDays>[] = [
  { name: 'first_day', type: 'date', of: ({ from }) => from ?? '-infinity' },
  { name: 'first_open', type: 'date', of: ({ before }) => before },
  { name: 'changed_at', type: 'text', of: ({ changedAt }) => changedAt },
];

const isClosing = (logged: Logged): logged is Logged<BookingsAnonymised> => logged.event.type === 'BookingsAnonymised';

/** Each day belongs to the first event that closes it: a row says the same whether the events come one by one or all at once. */
const closedIn = (events: readonly Logged[]): readonly ClosedDays[] => {
  const closed: ClosedDays[] = [];
  for (const { event, position } of events.filter(isClosing)) {
    const from = closed.at(-1)?.before ?? null;
    const { before } = event.data;
    if (from === null || from < before) closed.push({ from, before, changedAt: position });
  }
  return closed;
};

/** Looks at rows of closed days alone: these are many only where many days are closed at once. */
const forget = (table: string, closed: readonly ClosedDays[]): Statement => ({
  name: `forget ${table}`,
  text: `update ${table} as present
         set person_id = null, order_id = present.booking_id, title = null, remark = null, cancel_reason = null,
             changed_at = given.changed_at
         from ${rowsAs('given', columns)}
         where present.person_id is not null and present.date < $${columns.length + 1}::date
           and given.first_day <= present.date and present.date < given.first_open
           and present.changed_at < given.changed_at`,
  values: [...valuesOf(columns, closed), closed.at(-1)?.before],
});

/**
 * Takes from bookings of closed days whose they were and everything somebody said about them; court, time and price stay, and so
 * do the club's own. Each is an order by itself then: the letter about the order says whose it was. After all that `events` did
 * to single bookings: what lies on a closed day was there before it was closed.
 */
export const forgetPeople = async (events: readonly Logged[], { client, schema }: Effects): Promise<void> => {
  const closed = closedIn(events);
  if (closed.length > 0) await client.query(forget(`${schema}.bookings`, closed));
};
