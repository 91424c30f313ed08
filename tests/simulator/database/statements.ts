import { type Condition, type Expression, NotUnderstood, conditions, expression } from './expressions.ts';

type Assignments = readonly (readonly [string, Expression])[];
/** `unnest(…) as alias (columns)`: the parameters as rows. */
export type Given = Readonly<{ alias: string; columns: readonly string[] }>;

export type SelectedColumn = Readonly<{ name: string; as: string }>;

export type Statement =
  | Readonly<{ kind: 'begin' | 'commit' | 'rollback' }>
  | Readonly<{ kind: 'savepoint' | 'release' | 'rollback to'; name: string }>
  /** A notification, a setting, a sign of life. */
  | Readonly<{ kind: 'without effect' }>
  /** Of the lock that the first parameter names. */
  | Readonly<{ kind: 'try lock'; as: string }>
  | Readonly<{
      kind: 'select';
      table: string;
      columns: readonly SelectedColumn[];
      where: Condition;
      orderBy: string | null;
      forUpdate: boolean;
    }>
  | Readonly<{ kind: 'delete'; table: string; where: Condition }>
  | Readonly<{
      kind: 'update';
      table: string;
      alias: string;
      set: Assignments;
      given: Given | null;
      where: Condition;
    }>
  | Readonly<{
      kind: 'insert';
      table: string;
      alias: string;
      given: Given;
      /** Null: a row that is there stays as it is. */
      onConflict: Readonly<{ set: Assignments; where: Condition }> | null;
    }>;

type Parts = Readonly<Record<string, string | undefined>>;

const names = (list: string | undefined): readonly string[] => (list ?? '').split(',').map((name) => name.trim());

const selected = (text: string): SelectedColumn => {
  const words = text.split(' ');
  return { name: (words[0] ?? '').replace(/::.*/, ''), as: words.at(-1) ?? '' };
};

const assignments = (text: string | undefined): Assignments =>
  names(text).map((assignment) => {
    const [name = '', value = ''] = assignment.split(/ = (.*)/);
    return [name, expression(value)] as const;
  });

const given = ({ given: alias, givenColumns }: Parts): Given | null =>
  alias === undefined ? null : { alias, columns: names(givenColumns) };

const rowsGiven = String.raw`unnest\([^)]*\)(?: with ordinality)? as (?<given>\w+) \((?<givenColumns>[^)]*)\)`;

const grammar: readonly (readonly [RegExp, (parts: Parts) => Statement])[] = [
  [/^begin$/, () => ({ kind: 'begin' })],
  [/^commit$/, () => ({ kind: 'commit' })],
  [/^rollback$/, () => ({ kind: 'rollback' })],
  [/^savepoint (?<name>\w+)$/, ({ name = '' }) => ({ kind: 'savepoint', name })],
  [/^release savepoint (?<name>\w+)$/, ({ name = '' }) => ({ kind: 'release', name })],
  [/^rollback to savepoint (?<name>\w+)$/, ({ name = '' }) => ({ kind: 'rollback to', name })],
  [/^(?:select pg_notify\(.*\)|set \w+ = \S+|select 1)$/, () => ({ kind: 'without effect' })],
  [
    /^select pg_try_advisory_lock\(hashtextextended\(\$1, 0\)\) as (?<as>\w+)$/,
    ({ as = '' }) => ({ kind: 'try lock', as }),
  ],
  [
    /^select (?<columns>.+?) from (?<table>[\w.]+)(?: where (?<where>.+?))?(?: order by (?<order>\w+)(?: asc)?)?(?<lock> for update)?$/,
    ({ columns, table = '', where, order = null, lock }) => ({
      ...{ kind: 'select', table, columns: names(columns).map(selected), where: conditions(where) },
      ...{ orderBy: order, forUpdate: lock !== undefined },
    }),
  ],
  [
    /^delete from (?<table>[\w.]+) where (?<where>.+)$/,
    ({ table = '', where }) => ({ kind: 'delete', table, where: conditions(where) }),
  ],
  [
    new RegExp(
      `^update (?<table>[\\w.]+)(?: as (?<alias>\\w+))? set (?<set>.+?)(?: from ${rowsGiven})?(?: where (?<where>.+))?$`,
    ),
    ({ table = '', alias = 'target', set, where, ...rest }) => ({
      ...{ kind: 'update', table, alias, set: assignments(set), given: given(rest), where: conditions(where) },
    }),
  ],
  [
    new RegExp(
      `^insert into (?<table>[\\w.]+) as (?<alias>\\w+) \\([^)]*\\) select [\\w, ]+ from ${rowsGiven} on conflict \\(\\w+\\) do update set (?<set>.+?)(?: where (?<where>.+))?$`,
    ),
    ({ table = '', alias = 'target', set, where, ...rest }) => ({
      ...{ kind: 'insert', table, alias, given: given(rest) ?? { alias: 'given', columns: [] } },
      onConflict: { set: assignments(set), where: conditions(where) },
    }),
  ],
  [
    // A new sport goes behind the others; one that is known stays (club/clubSettings/writeClubSettings.ts).
    new RegExp(`^insert into (?<table>[\\w.]+) \\([^)]*\\) select .+ from ${rowsGiven} where not exists \\(.+\\)$`),
    ({ table = '', ...rest }) => ({
      ...{ kind: 'insert', table, alias: 'target', given: given(rest) ?? { alias: 'given', columns: [] } },
      onConflict: null,
    }),
  ],
];

const read = (text: string): Statement => {
  const plain = text.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim();
  for (const [form, build] of grammar) {
    const found = form.exec(plain);
    if (found) return build({ ...found.groups });
  }
  throw new NotUnderstood(plain);
};

const known = new Map<string, Statement>();

/** The dozen statements that projecting consists of. Throws NotUnderstood on all others. */
export const statement = (text: string): Statement => {
  const before = known.get(text);
  if (before) return before;
  const fresh = read(text);
  known.set(text, fresh);
  return fresh;
};
