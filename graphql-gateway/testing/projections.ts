import type { CollectionRow } from '@platzwart/contracts/debit';
import type { BookingRow, PaymentRow, PaymentTaskRow, SeriesRow, WaitingRow } from '@platzwart/contracts/booking';
import type { VoucherEntryRow, VoucherRow } from '@platzwart/contracts/voucher';
import type { ClubEventRow } from '@platzwart/contracts/club-event';
import type { BookingRules } from '@platzwart/contracts/core';
import { type PersonId, type Position, positionSchema } from '@platzwart/contracts/core';
import type { HistoryRow } from '@platzwart/contracts/history';
import type { ClaimRow, InvoiceRow } from '@platzwart/contracts/invoice';
import { readModelNames } from '@platzwart/contracts/catalogue';
import type { PersonRow } from '@platzwart/contracts/user';
import type pg from 'pg';
import { poolOn } from '../../tests/support/poolOn.ts';
import * as v from 'valibot';
import { insertRow } from './insertRow.ts';
import { insertInvoices } from './insertInvoices.ts';
import { type SeasonRows, insertSeason } from './insertSeason.ts';
import { insertSpecClub } from './insertSpecClub.ts';
import { insertVouchers } from './insertVouchers.ts';
import { recordOf } from './recordOf.ts';

/** Replaces the projection-service: writes the read models by SQL, moves the checkpoint and notifies, in one transaction. */
export type Projections = Readonly<{
  /** Projects the bookings; returns the position at which they are visible. */
  show: (rows: readonly BookingRow[], options?: Readonly<{ withoutNotice?: boolean }>) => Promise<Position>;
  showEvents: (rows: readonly ClubEventRow[]) => Promise<Position>;
  showWaiting: (rows: readonly WaitingRow[]) => Promise<Position>;
  showVouchers: (cards: readonly VoucherRow[], entries: readonly VoucherEntryRow[]) => Promise<Position>;
  showInvoices: (invoices: readonly InvoiceRow[], claims: readonly ClaimRow[]) => Promise<Position>;
  showSeason: (rows: SeasonRows) => Promise<Position>;
  showPayment: (row: PaymentRow) => Promise<Position>;
  showPaymentTask: (row: PaymentTaskRow) => Promise<Position>;
  showCollection: (row: CollectionRow) => Promise<Position>;
  showSeries: (row: Omit<SeriesRow, 'changedAt'>) => Promise<Position>;
  cancel: (row: BookingRow, reason?: string) => Promise<Position>;
  changePerson: (
    id: PersonId,
    change: Partial<Pick<PersonRow, 'active' | 'guardianId' | 'limits' | 'payerId' | 'role' | 'tokenVersion'>>,
  ) => Promise<Position>;
  /** The events of an account, in order. */
  addAccountFacts: (id: PersonId, types: readonly string[], reason?: string) => Promise<Position>;
  /** Entries of histories. */
  addHistory: (rows: readonly HistoryRow[]) => Promise<Position>;
  changeRules: (change: Partial<BookingRules>) => Promise<Position>;
  /** The sport has this many courts, all in use. */
  openCourts: (sport: string, count: number) => Promise<Position>;
  /** As the command-service does it; `withoutNotice`: without NOTIFY. */
  endSession: (sessionId: string, options?: Readonly<{ withoutNotice?: boolean }>) => Promise<void>;
  /** As a rebuild does it: new tables replace the old ones, at the same position. */
  rebuild: (model: string) => Promise<void>;
  nextPosition: () => Position;
  /** The position of people and settings at the beginning. */
  settled: Position;
  close: () => Promise<void>;
}>;

const position = (count: number): Position => v.parse(positionSchema, String(count).padStart(20, '0'));

const upsert = `
  insert into bookings.bookings
  select * from jsonb_populate_record(null::bookings.bookings, $1)
  on conflict (booking_id) do update set occupancy = excluded.occupancy, cancel_reason = excluded.cancel_reason,
    cancelled_at = excluded.cancelled_at, changed_at = excluded.changed_at,
    person_id = excluded.person_id, date = excluded.date, former_places = excluded.former_places, title = excluded.title, remark = excluded.remark`;

const upsertEvent = `
  insert into club_events.events select * from jsonb_populate_record(null::club_events.events, $1)
  on conflict (event_id) do update set status = excluded.status, name = excluded.name`;

export const projections = async (url: string): Promise<Projections> => {
  const pool = poolOn(url, 4);
  pool.on('error', () => undefined);
  let count = 0;
  let last: Position | null = null;

  // There is one leader: positions become visible in their order.
  let before: Promise<unknown> = Promise.resolve();
  const commit = (...batch: Parameters<typeof commitNow>): Promise<Position> => {
    const done = before.then(() => commitNow(...batch));
    before = done.catch(() => undefined);
    return done;
  };
  const commitNow = async (
    changed: readonly string[],
    write: (client: pg.PoolClient, at: Position) => Promise<unknown>,
    { withoutNotice = false } = {},
  ): Promise<Position> => {
    const at = nextPosition();
    const client = await pool.connect();
    try {
      await client.query('begin');
      await write(client, at);
      await client.query('update read_models.checkpoints set position = $1', [at]);
      const page = { from: last, models: readModelNames };
      last = at;
      if (!withoutNotice)
        await client.query(`select pg_notify('read_models', $1)`, [JSON.stringify({ position: at, changed, page })]);
      await client.query('commit');
    } finally {
      client.release();
    }
    return at;
  };
  const nextPosition = (): Position => {
    count += 1;
    return position(count);
  };
  const writeBookings = async (client: pg.PoolClient, rows: readonly BookingRow[], at: Position): Promise<void> => {
    for (const row of rows) {
      await client.query(upsert, [recordOf({ ...row, changedAt: at })]);
    }
  };
  const show: Projections['show'] = (rows, options) =>
    commit(['bookings'], (client, at) => writeBookings(client, rows, at), options);

  const settled = await commit(['people', 'club_settings'], insertSpecClub);
  return {
    show,
    nextPosition,
    settled,
    showEvents: (rows) =>
      commit(['club_events'], async (client, at) => {
        for (const row of rows) await client.query(upsertEvent, [recordOf({ ...row, changedAt: at })]);
      }),
    showWaiting: (rows) =>
      commit(['waiting_list'], async (client) => {
        for (const row of rows)
          await client.query(
            'insert into waiting_list.entries select * from jsonb_populate_record(null::waiting_list.entries, $1)',
            [recordOf(row)],
          );
      }),
    showVouchers: (cards, entries) =>
      commit(['vouchers'], (client) =>
        insertVouchers(client, { cards: cards.map(recordOf), entries: entries.map(recordOf) }),
      ),
    showInvoices: (invoices, claims) => commit(['invoices'], (client) => insertInvoices(client, { invoices, claims })),
    showSeason: (rows) => commit(['season_plans'], (client) => insertSeason(client, rows)),
    showCollection: (row) => commit(['debits'], (client) => insertRow(client, 'debits.collections', row)),
    showPayment: (row) => commit(['payments'], (client) => insertRow(client, 'payments.orders', row)),
    showPaymentTask: (row) => commit(['payments'], (client) => insertRow(client, 'payments.tasks', row)),
    showSeries: (row) =>
      commit(['bookings'], (client) =>
        client.query('insert into bookings.series select * from jsonb_populate_record(null::bookings.series, $1)', [
          recordOf({ ...row, changedAt: '0' }),
        ]),
      ),
    cancel: (row, reason) =>
      show([{ ...row, occupancy: 'CANCELED', cancelReason: reason ?? null, cancelledAt: '2026-06-02T10:00:00Z' }]),
    changePerson: (id, { active, guardianId, limits, payerId, role, tokenVersion }) =>
      commit(['people'], (client) =>
        client.query(
          `update people.people set active = coalesce($2, active), role = coalesce($3, role),
             token_version = coalesce($4, token_version), limits = coalesce($5, limits), payer_id = coalesce($6, payer_id),
             guardian_id = coalesce($7, guardian_id) where person_id = $1`,
          [id, active, role, tokenVersion, limits, payerId, guardianId].map((value) => value ?? null),
        ),
      ),
    addAccountFacts: (id, types, reason) =>
      commit(['people'], async (client) => {
        const fact = `insert into people.facts values ($1, $2, $3, '2026-06-01T10:00:00Z', $4)`;
        for (const type of types) await client.query(fact, [nextPosition(), id, type, reason]);
      }),
    addHistory: (rows) =>
      commit(['history'], async (client) => {
        const entry = 'insert into history.entries select * from jsonb_populate_record(null::history.entries, $1)';
        for (const row of rows) await client.query(entry, [recordOf(row)]);
      }),
    endSession: async (sessionId, { withoutNotice = false } = {}) => {
      await pool.query(`insert into vault.ended_sessions values ($1, '2026-06-15T20:00:00Z')`, [sessionId]);
      if (!withoutNotice) await pool.query(`select pg_notify('ended_sessions', $1)`, [sessionId]);
    },
    changeRules: (change) =>
      commit(['club_settings'], (client) =>
        client.query(`update club_settings.settings set value = value || $1 where key = 'rules'`, [
          JSON.stringify(change),
        ]),
      ),
    openCourts: (sport, count) =>
      commit(['club_settings'], (client) => {
        const courts = Array.from({ length: count }, (_, index) => index + 1).map((number) => {
          return { number, name: `Platz ${number}`, surface: 'CLAY', active: true };
        });
        const text = 'update club_settings.sports set arrangement = arrangement || $2 where sport = $1';
        return client.query(text, [sport, JSON.stringify({ courts })]);
      }),
    rebuild: async (schema) => {
      await pool.query(`
        alter schema ${schema} rename to previous;
        create schema ${schema};
        do $$ declare name text; begin
          for name in select tablename from pg_tables where schemaname = 'previous' loop
            execute format('create table ${schema}.%1$I (like previous.%1$I including all)', name);
            execute format('insert into ${schema}.%1$I table previous.%1$I', name);
          end loop;
        end $$;
        drop schema previous cascade`);
    },
    close: () => pool.end(),
  };
};
