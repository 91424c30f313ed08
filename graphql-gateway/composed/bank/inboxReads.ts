import {
  type MovementRow,
  type MovementState,
  type StatementRow,
  movementColumns,
  movementStates,
  statementColumns,
} from '@platzwart/contracts/bank';
import {
  type InvoiceId,
  type LocalDate,
  type MovementId,
  invoiceIdSchema,
  localDateSchema,
  movementIdSchema,
  rowReader,
} from '@platzwart/contracts/core';
import * as v from 'valibot';
import { type Database, decodeRows } from '../../core/database.ts';
import { patternOf } from '../../core/wordSearch.ts';

export type InboxFilter = Readonly<{ state: MovementState; search: string; page: number; size: number }>;

/** A movement with what invoices have left of it, in cents, and whether another one that may be the same was read in the other format. */
export type InboxMovement = MovementRow & Readonly<{ rest: number; maybeSame: boolean; usedFor: readonly InvoiceId[] }>;

export type InboxReads = Readonly<{
  /** The newest statements first, in the bank's order. */
  page: (filter: InboxFilter) => Promise<Readonly<{ rows: readonly InboxMovement[]; total: number }>>;
  /** How many movements are in each state. */
  counts: () => Promise<ReadonlyMap<MovementState, number>>;
  /** How many open entries could not be read. */
  unreadable: () => Promise<number>;
  /** Payments that came back and that nobody has dealt with. */
  openReturns: () => Promise<readonly InboxMovement[]>;
  /** By the id of a payment that came back: the invoices that the payment had paid, by its end-to-end id, or else by account and amount. */
  hadPaid: (ids: readonly MovementId[]) => Promise<ReadonlyMap<MovementId, readonly InvoiceId[]>>;
  statements: () => Promise<readonly StatementRow[]>;
  /** The movements on these days of accounts, `IBAN day` as key, in cents. */
  totalsOfDays: (days: readonly LocalDate[]) => Promise<ReadonlyMap<string, number>>;
  /** How many movements these statements have brought. */
  addedBy: (statementIds: readonly string[]) => Promise<number>;
}>;

const reader = rowReader(movementColumns);
const statementReader = rowReader(statementColumns);
const extraSchema = v.object({
  rest: v.number(),
  maybeSame: v.boolean(),
  usedFor: v.array(invoiceIdSchema),
});
const totalSchema = v.object({ total: v.number() });
const countSchema = v.object({ state: v.picklist(movementStates), count: v.number() });
const returnSchema = v.object({ returnId: movementIdSchema, invoiceId: invoiceIdSchema });
const dayTotalSchema = v.object({ iban: v.string(), day: localDateSchema, total: v.number() });

const selected = `
  select ${reader.selectList('m')},
    (abs(m.amount) - coalesce((select sum(p.amount) from bank.movement_payments p
      where p.movement_id = m.movement_id and p.use <> 'RELEASED'), 0))::float8 as rest,
    coalesce((select array_agg(p.invoice_id order by p.paid_at) from bank.movement_payments p
      where p.movement_id = m.movement_id and p.invoice_id is not null and p.use <> 'RELEASED'), '{}') as "usedFor",
    m.other_ids = '[]' and exists (select from bank.movements o where o.booked_on = m.booked_on and o.amount = m.amount
      and o.iban = m.iban and o.format <> m.format and o.other_ids = '[]') as "maybeSame"
  from bank.movements m`;
const order = 'order by m.booked_on desc, m.statement_id, m.place';

/** $1: state, $2: pattern of names, texts, references and notes, or null. */
const filtered = `
  where m.state = $1 and ($2::text is null or m.content->>'name' ilike $2 or m.content->>'text' ilike $2
    or m.content->>'endToEndId' ilike $2 or replace(m.content->>'iban', ' ', '') ilike $2 or m.note ilike $2
    or $2 ~ '[0-9]' and to_char(abs(m.amount) / 100.0, 'FM999999990.00') like replace($2, ',', '.'))`;

const hadPaid = `
  select found.return_id as "returnId", p.invoice_id as "invoiceId"
  from (
    select distinct on (r.movement_id) r.movement_id as return_id, m.movement_id
    from bank.movements r join bank.movements m on m.iban = r.iban and m.amount > 0 and m.booked_on <= r.booked_on
      and (m.content->>'endToEndId' = r.content->>'endToEndId'
        or m.content->>'iban' = r.content->>'iban' and m.amount = -r.amount)
    where r.movement_id = any($1::text[])
      and exists (select from bank.movement_payments p where p.movement_id = m.movement_id and p.use = 'PAYS')
    order by r.movement_id, (m.content->>'endToEndId' = r.content->>'endToEndId') desc nulls last, m.booked_on desc
  ) as found join bank.movement_payments p on p.movement_id = found.movement_id and p.use = 'PAYS'`;

export const inboxReads = (database: Pick<Database, 'rows'>): InboxReads => {
  const movements = async (query: string, values: readonly unknown[]): Promise<readonly InboxMovement[]> => {
    const rows = await database.rows(query, [...values]);
    const extras = decodeRows(extraSchema, rows);
    return reader.decode(rows).flatMap((row, index) => {
      const extra = extras[index];
      return extra ? [{ ...row, ...extra }] : [];
    });
  };
  return {
    page: async ({ state, search, page, size }) => {
      const pattern = patternOf(search);
      const [counted] = decodeRows(
        totalSchema,
        await database.rows(`select count(*)::int as total from bank.movements m ${filtered}`, [state, pattern]),
      );
      const total = counted?.total ?? 0;
      const last = Math.max(1, Math.ceil(total / size));
      const values = [state, pattern, size, (Math.min(page, last) - 1) * size];
      return { rows: await movements(`${selected} ${filtered} ${order} limit $3 offset $4`, values), total };
    },
    counts: async () => {
      const rows = await database.rows('select state, count(*)::int as count from bank.movements group by state', []);
      return new Map(decodeRows(countSchema, rows).map(({ state, count }) => [state, count]));
    },
    unreadable: async () => {
      const query = `select count(*)::int as total from bank.movements where state = 'OPEN' and content->>'problem' is not null`;
      return decodeRows(totalSchema, await database.rows(query, []))[0]?.total ?? 0;
    },
    openReturns: () => movements(`${selected} where m.state = 'OPEN' and m.is_return ${order}`, []),
    hadPaid: async (ids) => {
      const found = new Map<MovementId, InvoiceId[]>();
      if (ids.length === 0) return found;
      for (const { returnId, invoiceId } of decodeRows(returnSchema, await database.rows(hadPaid, [ids])))
        found.set(returnId, [...(found.get(returnId) ?? []), invoiceId]);
      return found;
    },
    statements: async () =>
      statementReader.decode(
        await database.rows(`select ${statementReader.selectList()} from bank.statements order by read_at`, []),
      ),
    totalsOfDays: async (days) => {
      const rows = await database.rows(
        `select iban, booked_on::text as day, sum(amount)::float8 as total from bank.movements
         where booked_on = any($1::date[]) group by iban, booked_on`,
        [days],
      );
      return new Map(decodeRows(dayTotalSchema, rows).map(({ iban, day, total }) => [`${iban} ${day}`, total]));
    },
    addedBy: async (statementIds) => {
      const rows = await database.rows(
        'select count(*)::int as total from bank.movements where statement_id = any($1::uuid[])',
        [statementIds],
      );
      return decodeRows(totalSchema, rows)[0]?.total ?? 0;
    },
  };
};
