import {
  type CourtBlock,
  type CourtBooked,
  bookingCancelled,
  bookingChanged,
  bookingDeleted,
  courtBooked,
} from '@platzwart/contracts/booking';
import { millisecondsOf } from '@platzwart/contracts/club-time';
import {
  type BookingId,
  bookingIdSchema,
  column,
  demoCorrelation,
  localTime,
  personIdSchema,
  rowReader,
} from '@platzwart/contracts/core';
import { inTransaction } from '@platzwart/database/in-transaction';
import type { RecordedEvent } from '@platzwart/event-store';
import type pg from 'pg';
import { dataOf } from './eventData.ts';
import type { Queryable } from './database.ts';
import { readMetadata } from './readMetadata.ts';
import { enqueueMails } from './outbox.ts';
import { type NewMail, mailIdOf } from './planMails.ts';

/** decisions.md N28. */
const millisecondsAhead = 24 * 60 * 60 * 1_000;

const columns = {
  bookingId: column.uuidOf(bookingIdSchema),
  personId: column.uuidOf(personIdSchema),
  stream: column.text,
  revision: column.bigInteger,
  eventId: column.uuid,
  date: column.calendarDay,
  startTime: column.text,
};
const dueReader = rowReader(columns);

type Booking = CourtBlock & Pick<CourtBooked['data'], 'bookingId' | 'personId' | 'seriesId'>;
type Reminder = Readonly<{ event: RecordedEvent; data: Booking; startsAt: number }>;

/**
 * Null: nobody is reminded of it. A series is in its owner's calendar already, and what was booked or changed within the last day is not
 * forgotten.
 */
const reminderOf = (event: RecordedEvent, data: Booking): Reminder | null => {
  const { correlationId, occurredAt } = readMetadata(event.metadata);
  const startsAt = millisecondsOf(data.date, data.start);
  const isLate = startsAt - millisecondsAhead < Date.parse(occurredAt);
  const isWithout = data.personId === null || data.seriesId !== null || correlationId === demoCorrelation;
  return isWithout || isLate ? null : { event, data, startsAt };
};

const bookingOf: Readonly<Record<string, (event: RecordedEvent) => BookingId>> = {
  [bookingCancelled.type]: (event) => dataOf(bookingCancelled, event).bookingId,
  [bookingDeleted.type]: (event) => dataOf(bookingDeleted, event).bookingId,
};

/** A booking that is made, or as it is after a change. */
const givenIn = (event: RecordedEvent): Booking | null => {
  if (event.type === courtBooked.type) return dataOf(courtBooked, event);
  return event.type === bookingChanged.type ? dataOf(bookingChanged, event) : null;
};

/** What the events say about each booking: its reminder, or null where there is none any more. */
const changesIn = (events: readonly RecordedEvent[]): ReadonlyMap<BookingId, Reminder | null> => {
  const changes = new Map<BookingId, Reminder | null>();
  for (const event of events) {
    try {
      const given = givenIn(event);
      if (given) changes.set(given.bookingId, reminderOf(event, given));
      const ended = bookingOf[event.type]?.(event);
      if (ended !== undefined) changes.set(ended, null);
    } catch {
      // An event that this build cannot read reminds nobody; the e-mail about it is recorded as failed.
    }
  }
  return changes;
};

/** Keeps of which bookings somebody is to be reminded. Part of the transaction that moves the checkpoint. */
export const keepReminders = async (db: Queryable, events: readonly RecordedEvent[]): Promise<void> => {
  const changes = changesIn(events);
  if (changes.size === 0) return;
  await db.query('delete from mail.reminders where booking_id = any($1::uuid[])', [[...changes.keys()]]);
  const kept = [...changes.values()].filter((reminder) => reminder !== null);
  if (kept.length === 0) return;
  const list = <Value>(of: (reminder: Reminder) => Value): readonly Value[] => kept.map(of);
  const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();
  await db.query(
    `insert into mail.reminders
       (booking_id, person_id, stream, revision, event_id, sport, court, date, start_time, end_time, starts_at, due_at)
     select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::bigint[], $5::uuid[], $6::text[], $7::int[], $8::date[],
       $9::text[], $10::text[], $11::timestamptz[], $12::timestamptz[])`,
    [
      ...[list(({ data }) => data.bookingId), list(({ data }) => data.personId)],
      ...[list(({ event }) => event.stream), list(({ event }) => event.revision), list(({ event }) => event.id)],
      ...[list(({ data }) => data.sport), list(({ data }) => data.court), list(({ data }) => data.date)],
      ...[list(({ data }) => data.start), list(({ data }) => data.end)],
      list(({ startsAt }) => instant(startsAt)),
      list(({ startsAt }) => instant(startsAt - millisecondsAhead)),
    ],
  );
};

/** For a mail-service that goes on in another log. Of bookings made before that, nobody is reminded. */
export const forgetReminders = async (db: Queryable): Promise<void> => {
  await db.query('delete from mail.reminders');
};

const dueStatement = `
  select ${dueReader.selectList('r')} from mail.reminders r
  where r.mail_id is null and r.starts_at > $1 and exists
    (select from mail.reminders d
     where d.person_id = r.person_id and d.date = r.date and d.mail_id is null and d.due_at <= $1 and d.starts_at > $1)
  order by r.starts_at, r.booking_id for update`;

/** Those that are due, with the later ones of the same person and day: one e-mail names them all. Locked until the transaction ends. */
const readDue = async (db: Queryable, now: string) => dueReader.decode((await db.query(dueStatement, [now])).rows);

type Due = Awaited<ReturnType<typeof readDue>>[number];

/** The id follows from booking and start, so that nobody is reminded of the same start twice. */
const mailOf = ({ bookingId, startTime, personId, stream, revision, eventId, date }: Due): NewMail => ({
  ...{ kind: 'BOOKING_REMINDER', personId, stream, revision, eventId, problem: null },
  mailId: mailIdOf(`BOOKING_REMINDER ${bookingId} ${date} ${startTime}`),
});

const isSameDay = (one: Due, other: Due): boolean => one.personId === other.personId && one.date === other.date;
const isFirstOfDay = (reminder: Due, index: number, due: readonly Due[]): boolean =>
  due.findIndex((other) => isSameDay(reminder, other)) === index;

/** Puts the e-mails that are due into the outbox, once each, also after a restart. Those whose start has passed are dropped. */
export const enqueueReminders = (pool: pg.Pool, now: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    const due = await readDue(client, now);
    const mails = due.filter(isFirstOfDay).map((first) => {
      const bookings = due.filter((other) => isSameDay(first, other)).map(({ bookingId }) => bookingId);
      return { mail: mailOf(first), bookings };
    });
    for (const { mail, bookings } of mails)
      await client.query('update mail.reminders set mail_id = $1 where booking_id = any($2::uuid[])', [
        mail.mailId,
        bookings,
      ]);
    await enqueueMails(
      client,
      mails.map(({ mail }) => mail),
      now,
    );
    await client.query('delete from mail.reminders where starts_at <= $1', [now]);
  });

const blockReader = rowReader({
  sport: column.text,
  court: column.integer,
  date: column.calendarDay,
  startTime: column.text,
  endTime: column.text,
});

const blocksOfMail = `
  select ${blockReader.selectList()} from mail.reminders where mail_id = $1 order by starts_at, court`;

/** The bookings that the e-mail is to name, in order; none once they were cancelled, moved or have begun. */
export const bookingsOfReminder = async (
  db: Queryable,
  { mailId }: Readonly<{ mailId: string }>,
): Promise<readonly CourtBlock[]> => {
  const { rows } = await db.query(blocksOfMail, [mailId]);
  return blockReader.decode(rows).map(({ startTime, endTime, ...block }) => ({
    ...block,
    start: localTime(startTime),
    end: localTime(endTime),
  }));
};
