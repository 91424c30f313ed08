import { bookingColumns } from '@platzwart/contracts/booking';
import {
  type LocalDate,
  type PersonId,
  type RowOf,
  column,
  personIdSchema,
  rowReader,
} from '@platzwart/contracts/core';
import type { Database } from '../../core/database.ts';

const { bookingId, personId, sport, court, date, startMinute, endMinute, occupancy, bookedAt } = bookingColumns;
const shownColumns = { bookingId, personId, sport, court, date, startMinute, endMinute, occupancy, bookedAt };
const changeColumns = { revision: column.nullable(column.bigInteger), occurredAt: column.nullable(column.instant) };
const bookingReader = rowReader(shownColumns);
const changeReader = rowReader(changeColumns);
const personReader = rowReader({ personId: column.uuidOf(personIdSchema) });

/** A booking, and the revision and instant of the last change to it; null while the history is being built. */
export type FeedRow = RowOf<typeof shownColumns> & RowOf<typeof changeColumns>;

/** All instants are ISO 8601; `from` and `to` are included. */
export type FeedRange = Readonly<{ from: LocalDate; to: LocalDate; cancelledSince: string }>;

const feed = `
  select ${bookingReader.selectList('booking')}, ${changeReader.selectList('change')}
  from bookings.bookings as booking
  left join lateral (
    select revision, occurred_at from history.entries where subject_id = booking.booking_id
    order by position desc limit 1
  ) as change on true
  where (booking.person_id = $1 or booking.person_id in (select person_id from people.people where guardian_id = $1) or booking.players <> '[]' and booking.players @> $5::jsonb)
    and booking.date between $2 and $3
    and (booking.occupancy = 'BOOKED' or booking.cancelled_at >= $4)
  order by booking.date, booking.start_minute, booking.booking_id`;

export type FeedReads = Readonly<{
  /** Whose calendar a token opens, by its hash in hex; null for none. */
  ownerOf: (tokenHash: string) => Promise<PersonId | null>;
  /** A person's own bookings, those of their children (decisions.md N5), and those of others that name them as a player. */
  bookingsOf: (personId: PersonId, range: FeedRange) => Promise<readonly FeedRow[]>;
}>;

export const feedReads = (database: Pick<Database, 'rows'>): FeedReads => ({
  ownerOf: async (tokenHash) => {
    const rows = await database.rows(
      `select person_id as "personId" from vault.links where token_hash = decode($1, 'hex') and kind = 'CALENDAR'`,
      [tokenHash],
    );
    return personReader.decode(rows)[0]?.personId ?? null;
  },
  bookingsOf: async (personId, { from, to, cancelledSince }) => {
    const rows = await database.rows(feed, [...[personId, from, to, cancelledSince], JSON.stringify([{ personId }])]);
    const changes = changeReader.decode(rows);
    return bookingReader.decode(rows).map((booking, index) => ({
      ...booking,
      ...(changes[index] ?? { revision: null, occurredAt: null }),
    }));
  },
});
