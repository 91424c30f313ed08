import type * as v from 'valibot';

type Check = (value: unknown) => boolean;

/** What valibot's schemas and actions say of themselves, as far as it matters here. */
type Part = Readonly<{
  type: string;
  pipe?: readonly Part[];
  entries?: Readonly<Record<string, Part>>;
  item?: Part;
  wrapped?: Part;
  options?: readonly unknown[];
  default?: unknown;
  requirement?: unknown;
  operation?: (value: unknown) => unknown;
}>;
type Compile = (part: Part) => Check | null;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && !Number.isNaN(value);
const isQuestion = (value: unknown): value is (about: unknown) => unknown => typeof value === 'function';
const isText = (value: unknown): value is string => typeof value === 'string';

const matches: Compile = ({ requirement }) =>
  requirement instanceof RegExp ? (value) => isText(value) && requirement.test(value) : null;
const atLeast: Compile = ({ requirement }) =>
  isNumber(requirement) ? (value) => isNumber(value) && value >= requirement : null;
const atMost: Compile = ({ requirement }) =>
  isNumber(requirement) ? (value) => isNumber(value) && value <= requirement : null;
const passes: Compile = ({ requirement }) => (isQuestion(requirement) ? (value) => requirement(value) === true : null);
const staysAsItIs: Compile = ({ operation }) => (operation ? (value) => operation(value) === value : null);

const objectOf =
  (mayHaveMore: boolean): Compile =>
  ({ entries = {} }) => {
    const keys = Object.keys(entries);
    const checks = Object.values(entries).map(compile);
    if (!checks.every((check) => check !== null)) return null;
    return (value) =>
      isRecord(value) &&
      (mayHaveMore || Object.keys(value).length === keys.length) &&
      keys.every((key, index) => checks[index]?.(value[key]));
  };

const listOf: Compile = ({ item }) => {
  const check = item ? compile(item) : null;
  return check && ((value) => Array.isArray(value) && value.every(check));
};

const oneOf: Compile = ({ options }) => {
  const known = options && new Set(options);
  return known ? (value) => known.has(value) : null;
};

const nullOr: Compile = ({ wrapped, default: other }) => {
  const check = wrapped && other === undefined ? compile(wrapped) : null;
  return check && ((value) => value === null || check(value));
};

const always =
  (check: Check): Compile =>
  () =>
    check;

const forms: Readonly<Record<string, Compile>> = {
  string: always(isText),
  number: always(isNumber),
  boolean: always((value) => typeof value === 'boolean'),
  object: objectOf(false),
  loose_object: objectOf(true),
  array: listOf,
  picklist: oneOf,
  nullable: nullOr,
  regex: matches,
  uuid: matches,
  iso_timestamp: matches,
  check: passes,
  integer: always(Number.isInteger),
  safe_integer: always(Number.isSafeInteger),
  min_value: atLeast,
  max_value: atMost,
  non_empty: always((value) => isText(value) && value.length > 0),
  to_lower_case: always((value) => isText(value) && value === value.toLowerCase()),
  transform: staysAsItIs,
};

/** A pipe begins with its own schema, as it was without the pipe. */
const compile: Compile = (part) => {
  if (!part.pipe) return forms[part.type]?.(part) ?? null;
  const checks = part.pipe.map(compile);
  return checks.every((check) => check !== null) ? (value) => checks.every((check) => check(value)) : null;
};

/**
 * The quick form of a schema: says yes to exactly such values as `schema` accepts and hands on unchanged. Where it says no, the
 * schema itself has to look: the value may be wrong, or right but to be changed. Null for schemas with parts that are not known here.
 */
export const plainCheck = <Data>(
  schema: v.GenericSchema<unknown, Data>,
): ((value: unknown) => value is Data) | null => {
  const check = compile(schema);
  return check && ((value): value is Data => check(value));
};
