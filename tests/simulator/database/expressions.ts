export type Row = Readonly<Record<string, unknown>>;

/** What a statement's words stand for while one row is looked at; `target` is the row of names without a prefix. */
export type Scope = Readonly<{
  rows: Readonly<Record<string, Row | undefined>>;
  target: string;
  values: readonly unknown[];
}>;
export type Expression = (scope: Scope) => unknown;
export type Condition = (scope: Scope) => boolean;

/** A statement that nobody taught the simulator: the simulator has to learn it, the house has done nothing wrong. */
export class NotUnderstood extends Error {
  override readonly name = 'NotUnderstood';
}

const constants: Readonly<Record<string, unknown>> = { null: null, 'now()': 'now', current_timestamp: 'now' };

const sum = (left: unknown, sign: string | undefined, right: unknown): number =>
  Number(left) + (sign === '-' ? -1 : 1) * Number(right);

const column =
  (prefix: string | undefined, name: string): Expression =>
  ({ rows, target }) =>
    rows[prefix ?? target]?.[name] ?? null;

const forms: readonly (readonly [RegExp, (parts: Readonly<Record<string, string>>) => Expression])[] = [
  [
    /^(?<left>\S+) (?<sign>[+-]) (?<right>\S+)$/,
    ({ left = '', sign, right = '' }) => {
      const [a, b] = [expression(left), expression(right)];
      return (scope) => sum(a(scope), sign, b(scope));
    },
  ],
  [
    /^\$(?<place>\d+)(?:::[\w[\]]+)?$/,
    ({ place }) =>
      ({ values }) =>
        values[Number(place) - 1] ?? null,
  ],
  [
    /^'(?<text>[^']*)'$/,
    ({ text }) =>
      () =>
        text,
  ],
  [/^(?:(?<prefix>\w+)\.)?(?<name>[a-z_]+)(?:::\w+)?$/, ({ prefix, name = '' }) => column(prefix, name)],
];

export const expression = (text: string): Expression => {
  const known = constants[text.toLowerCase()];
  if (known !== undefined) return () => known;
  for (const [form, read] of forms) {
    const parts = form.exec(text)?.groups;
    if (parts) return read(parts);
  }
  throw new NotUnderstood(`the expression ${text}`);
};

/** Of texts, as in `collate "C"`; nothing is before or behind null. */
export const isBefore = (left: unknown, right: unknown): boolean =>
  typeof left === 'string' && typeof right === 'string' && left < right;

const comparisons: Readonly<Record<string, (left: unknown, right: unknown) => boolean>> = {
  'is not distinct from': (left, right) => left === right,
  '<>': (left, right) => left !== null && right !== null && left !== right,
  '=': (left, right) => left !== null && left === right,
  '<': isBefore,
  '<=': (left, right) => isBefore(left, right) || (left !== null && left === right),
};

/** `column = any($1)`: one of a list. */
const membership = (text: string): Condition | null => {
  const parts = /^(?<left>\S+) = any\((?<list>\$\d+(?:::[\w[\]]+)?)\)$/.exec(text)?.groups;
  if (!parts) return null;
  const [left, list] = [expression(parts['left'] ?? ''), expression(parts['list'] ?? '')];
  return (scope) => {
    const listed = list(scope);
    return Array.isArray(listed) && listed.includes(left(scope));
  };
};

/** `column is not null` */
const presence = (text: string): Condition | null => {
  const name = /^(?<name>\S+) is not null$/.exec(text)?.groups?.['name'];
  if (name === undefined) return null;
  const value = expression(name);
  return (scope) => value(scope) !== null;
};

const comparison = (text: string): Condition => {
  const parts = /^(?<left>.+?) (?<how>is not distinct from|<>|<=|=|<) (?<right>.+)$/.exec(text)?.groups;
  const compare = comparisons[parts?.['how'] ?? ''];
  if (!parts || !compare) throw new NotUnderstood(`the condition ${text}`);
  const [left, right] = [expression(parts['left'] ?? ''), expression(parts['right'] ?? '')];
  return (scope) => compare(left(scope), right(scope));
};

/** Conditions joined by `and`; no text at all holds for every row. */
export const conditions = (text: string | undefined): Condition => {
  const all =
    text === undefined ? [] : text.split(' and ').map((part) => membership(part) ?? presence(part) ?? comparison(part));
  return (scope) => all.every((holds) => holds(scope));
};
