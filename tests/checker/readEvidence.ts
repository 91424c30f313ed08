import pg from 'pg';
import * as v from 'valibot';
import type { BookingRow, Checkpoint, Evidence, LoggedEvent, TableContent } from './evidence.ts';

const bigint = v.pipe(
  v.string(),
  v.transform((digits) => BigInt(digits)),
);
const bookingSchema = v.object({
  bookingId: v.string(),
  personId: v.nullable(v.string()),
  sport: v.string(),
  court: v.number(),
  date: v.string(),
  start: v.string(),
  end: v.string(),
  price: v.optional(v.number(), 0),
  guestFee: v.optional(v.number(), 0),
  refund: v.optional(v.string(), 'FULL'),
});
const eventSchema = v.object({
  position: bigint,
  stream: v.string(),
  revision: v.number(),
  type: v.string(),
  actor: v.nullable(v.string()),
  key: v.nullable(v.string()),
  commandId: v.string(),
  booking: v.nullable(bookingSchema),
  refundOf: v.nullable(v.string()),
  closedBefore: v.nullable(v.string()),
});

const readLog = async (db: pg.Client): Promise<readonly LoggedEvent[]> => {
  const { rows } = await db.query(
    `select position::text, stream, revision::int, type, metadata ->> 'actor' as actor,
            metadata ->> 'idempotencyKey' as key, metadata ->> 'causationId' as "commandId",
            case when type in ('CourtBooked', 'BookingChanged', 'PlayersChanged', 'BookingCancelled', 'BookingDeleted') then data end as booking,
            case when type in ('RefundDue', 'RefundMade') then data ->> 'bookingId' end as "refundOf",
            case when type = 'BookingsAnonymised' then data ->> 'before' end as "closedBefore"
     from event_store.events order by events.position`,
  );
  return v.parse(v.array(eventSchema), rows);
};

const checkpointSchema = v.object({
  name: v.string(),
  position: bigint,
  events: v.number(),
  status: v.string(),
  problem: v.nullable(v.string()),
});

/** Positions start at 1; 0 is before the first event. */
export const readCheckpoints = async (db: pg.Client): Promise<readonly Checkpoint[]> => {
  const { rows } = await db.query(
    `select name, coalesce(position, '0') as position, events::float8 as events, status, problem
     from read_models.checkpoints order by name`,
  );
  return v.parse(v.array(checkpointSchema), rows);
};

const rowSchema = v.object({
  bookingId: v.string(),
  personId: v.nullable(v.string()),
  sport: v.string(),
  court: v.number(),
  date: v.string(),
  startMinute: v.number(),
  endMinute: v.number(),
  price: v.number(),
  paymentState: v.string(),
  occupancy: v.string(),
  changedAt: bigint,
});

const readBookings = async (db: pg.Client): Promise<readonly BookingRow[]> => {
  const { rows } = await db.query(
    `select booking_id as "bookingId", person_id as "personId", sport, court, date::text, start_minute as "startMinute",
            end_minute as "endMinute", price, payment_state as "paymentState", occupancy, changed_at as "changedAt"
     from bookings.bookings`,
  );
  return v.parse(v.array(rowSchema), rows);
};

const claimSchema = v.pipe(
  v.object({ kind: v.string(), itemId: v.string() }),
  v.transform(({ kind, itemId }) => `${kind} ${itemId}`),
);
const rateSchema = v.object({ vatRate: v.number(), net: v.number(), vat: v.number(), gross: v.number() });
const invoiceSchema = v.pipe(
  v.object({
    ...{
      position: v.string(),
      invoiceId: v.string(),
      number: v.string(),
      stornoNumber: v.optional(v.nullable(v.string()), null),
    },
    ...{ claims: v.array(claimSchema), paidBefore: v.array(claimSchema), totals: v.array(rateSchema) },
    ...{ net: v.number(), vat: v.number(), total: v.number(), amountDue: v.number() },
  }),
  v.transform(({ claims, paidBefore, ...fact }) => ({ ...fact, claims: [...claims, ...paidBefore] })),
);

const carriedSchema = v.pipe(
  v.object({
    ...{ position: v.string(), kind: v.string(), itemId: v.string(), formerItemId: v.string() },
    billedOn: v.nullable(v.string()),
  }),
  v.transform(({ kind, itemId, formerItemId, ...fact }) => ({
    ...{ ...fact, former: `${kind} ${formerItemId}`, claim: `${kind} ${itemId}` },
  })),
);

const readInvoices = async (db: pg.Client): Promise<Evidence['invoices']> => {
  const { rows } = await db.query(
    `select data::jsonb || jsonb_build_object('position', position::text)
       || case when type = 'InvoiceRestWaived'
            then jsonb_build_object('stornoNumber', data::jsonb -> 'correctionNumber', 'claims', '[]'::jsonb, 'paidBefore', '[]'::jsonb)
            else '{}'::jsonb end as fact
     from event_store.events
     where type in ('InvoiceIssued', 'InvoiceCancelled', 'InvoiceRestWaived', 'ClaimCarriedOver') order by events.position`,
  );
  return v.parse(v.array(v.object({ fact: v.union([invoiceSchema, carriedSchema]) })), rows).map(({ fact }) => fact);
};

const namesSchema = v.array(v.object({ schema: v.string(), table: v.string() }));
const textsSchema = v.array(v.object({ row: v.string() }));

/** Every table of every read model, so that a new one is checked, too. */
export const readTables = async (db: pg.Client): Promise<readonly TableContent[]> => {
  const { rows } = await db.query(
    `select table_schema as schema, table_name as table from information_schema.tables
     where table_schema in (select name from read_models.checkpoints) order by 1, 2`,
  );
  const tables: TableContent[] = [];
  for (const { schema, table } of v.parse(namesSchema, rows)) {
    const content = await db.query(`select t::text as row from ${schema}.${table} t order by t::text collate "C"`);
    tables.push({ table: `${schema}.${table}`, rows: v.parse(textsSchema, content.rows).map(({ row }) => row) });
  }
  return tables;
};

type FromDatabase = Pick<Evidence, 'log' | 'checkpoints' | 'bookings' | 'invoices' | 'served'>;

/** Reads everything in one snapshot. */
export const readEvidence = async (databaseUrl: string): Promise<FromDatabase> =>
  withDatabase(databaseUrl, async (db) => {
    await db.query('begin isolation level repeatable read read only');
    return {
      log: await readLog(db),
      checkpoints: await readCheckpoints(db),
      bookings: await readBookings(db),
      invoices: await readInvoices(db),
      served: await readTables(db),
    };
  });

export const withDatabase = async <Result>(url: string, work: (db: pg.Client) => Promise<Result>): Promise<Result> => {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
};
