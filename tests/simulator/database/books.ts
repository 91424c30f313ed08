import { type Row, type Scope, isBefore } from './expressions.ts';
import type { Given, Statement } from './statements.ts';

/** Rows by table and primary key. */
export type Books = Map<string, Map<string, Row>>;

/** The tables of the read models, and what their rows go by. */
export const primaryKeys: Readonly<Record<string, string>> = {
  'read_models.checkpoints': 'name',
  'bookings.bookings': 'booking_id',
  'bookings.erased': 'person_id',
  'club_settings.settings': 'key',
  'club_settings.sports': 'sport',
  'people.people': 'person_id',
  'people.facts': 'position',
};

/** `row`: null where it is deleted. */
export type Change = Readonly<{ table: string; key: string; row: Row | null }>;
/** What a statement answers with, and what it would change: nothing has changed yet. */
export type Outcome = Readonly<{ rows: readonly Row[]; rowCount: number; changes: readonly Change[] }>;
/** A table as one session sees it. */
export type View = (table: string) => ReadonlyMap<string, Row>;

export const keyOf = (table: string, row: Row): string => {
  const name = primaryKeys[table];
  if (name === undefined) throw new Error(`There is no table ${table}`);
  return String(row[name]);
};

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** One parameter per column, each a list as long as there are rows; the column after the last is the row's number. */
const givenRows = ({ columns }: Given, values: readonly unknown[]): readonly Row[] => {
  const lists = values.filter(isList);
  return (lists[0] ?? []).map((_, index) =>
    Object.fromEntries(columns.map((name, place) => [name, lists[place] ? lists[place][index] : index + 1])),
  );
};

type Of<Kind> = Extract<Statement, { kind: Kind }>;
type Set = Of<'update'>['set'];

const assigned = (set: Set, scope: Scope): Row => Object.fromEntries(set.map(([name, value]) => [name, value(scope)]));

export const select = (
  { table, columns, where, orderBy, forUpdate }: Of<'select'>,
  view: View,
  values: unknown[],
): Outcome => {
  const found = [...view(table)].filter(([, row]) => where({ rows: { target: row }, target: 'target', values }));
  const rows = found.map(([, row]) => Object.fromEntries(columns.map(({ name, as }) => [as, row[name] ?? null])));
  if (orderBy !== null) rows.sort((a, b) => (isBefore(a[orderBy], b[orderBy]) ? -1 : 1));
  const changes = forUpdate ? found.map(([key, row]) => ({ table, key, row })) : [];
  return { rows, rowCount: rows.length, changes };
};

export const update = ({ table, alias, set, given, where }: Of<'update'>, view: View, values: unknown[]): Outcome => {
  const partners: readonly (Row | undefined)[] = given ? givenRows(given, values) : [undefined];
  const changes = [...view(table)].flatMap(([key, row]): readonly Change[] => {
    for (const partner of partners) {
      const scope = { rows: { [alias]: row, [given?.alias ?? '']: partner }, target: alias, values };
      if (where(scope)) return [{ table, key, row: { ...row, ...assigned(set, scope) } }];
    }
    return [];
  });
  return { rows: [], rowCount: changes.length, changes };
};

export const remove = ({ table, where }: Of<'delete'>, view: View, values: unknown[]): Outcome => {
  const gone = [...view(table)].filter(([, row]) => where({ rows: { target: row }, target: 'target', values }));
  return { rows: [], rowCount: gone.length, changes: gone.map(([key]) => ({ table, key, row: null })) };
};

const missing = (table: string, row: Row, place: number): Row =>
  table === 'club_settings.sports'
    ? { sport: row['sport'], place, arrangement: row['arrangement'], prices: '[]' }
    : row;

export const insert = ({ table, alias, given, onConflict }: Of<'insert'>, view: View, values: unknown[]): Outcome => {
  const seen = view(table);
  let places = seen.size;
  const changes = givenRows(given, values).flatMap((excluded): readonly Change[] => {
    const key = keyOf(table, excluded);
    const present = seen.get(key);
    if (!present) return [{ table, key, row: onConflict ? excluded : missing(table, excluded, (places += 1)) }];
    const scope = { rows: { [alias]: present, excluded }, target: alias, values };
    if (!onConflict?.where(scope)) return [];
    return [{ table, key, row: { ...present, ...assigned(onConflict.set, scope) } }];
  });
  return { rows: [], rowCount: changes.length, changes };
};
