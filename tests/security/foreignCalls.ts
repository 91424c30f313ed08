import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedOutputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  print,
  parse,
  validate,
} from 'graphql';
import type { RandomGenerator } from '../support/randomGenerator.ts';

/** Data of others that a caller may know; ids in plain form and as global Relay ids. */
export type ForeignIds = Readonly<{
  memberNumbers: readonly string[];
  emails: readonly string[];
  people: readonly string[];
  bookings: readonly string[];
  /** Day and sport of those bookings. */
  day: string;
  sport: string;
}>;

/** Calls that are allowed to affect other people: sending an email, trying a code, registering. */
const forAnybody = new Set(['login', 'createGuest', 'verifyUser', 'resendMail', 'resetPassword']);

type Field = GraphQLField<unknown, unknown>;
type Input = GraphQLArgument | GraphQLInputField;
type RootField = Readonly<{
  kind: 'query' | 'mutation';
  field: Field;
  /** The requested type, where the field can return several types. */
  as: GraphQLObjectType | null;
}>;

const namesSomebody = ({ name }: Input): boolean => /^(?:_?id|userID|email)$/.test(name);

/** Every query of the schema, and every other call that names a person; once for each type that it can return. */
const foreignFields = (schema: GraphQLSchema): readonly RootField[] => {
  const fieldsOf = (kind: RootField['kind'], type: GraphQLObjectType | null | undefined): readonly RootField[] =>
    Object.values(type?.getFields() ?? {}).flatMap((field): readonly RootField[] => {
      const answer = getNamedType(field.type);
      if (!isAbstractType(answer)) return [{ kind, field, as: null }];
      return schema.getPossibleTypes(answer).map((as) => ({ kind, field, as }));
    });
  const isAsked = ({ kind, field: { name, args } }: RootField): boolean =>
    !forAnybody.has(name) && (kind === 'query' || args.some(namesSomebody));
  const all = [...fieldsOf('query', schema.getQueryType()), ...fieldsOf('mutation', schema.getMutationType())];
  return all.filter(isAsked);
};

const scalars = (
  random: RandomGenerator,
  foreign: ForeignIds,
): Readonly<Record<string, (input: Input) => unknown>> => ({
  ID: ({ name }) => {
    const { memberNumbers, people, bookings } = foreign;
    return random.pick(name === 'userID' ? memberNumbers : random.pick([memberNumbers, people, bookings]));
  },
  String: ({ name }) => {
    if (name === 'email') return random.pick(foreign.emails);
    return /sport/i.test(name) ? foreign.sport : random.pick(['TENNIS', 'platzwart', 'Ähre']);
  },
  Int: () => random.below(50),
  Boolean: () => random.chance(0.5),
  Date: () => foreign.day,
  Time: () => random.pick(['10:00', '11:00']),
  Cents: () => 0,
  Float: () => random.throw(),
  DateTime: () => '2026-06-15T10:00:00Z',
});

const valuesFor = (random: RandomGenerator, foreign: ForeignIds) => {
  const known = scalars(random, foreign);
  const valueOf = (input: Input, type: GraphQLInputType = input.type): unknown => {
    if (isNonNullType(type)) return valueOf(input, type.ofType);
    if (isListType(type)) return [valueOf(input, type.ofType)];
    if (isInputObjectType(type)) return argumentsOf(Object.values(type.getFields()));
    if (isEnumType(type)) return random.pick(type.getValues()).name;
    const make = known[type.name];
    if (!make) throw new Error(`There is no value for the input type ${type.name} in calls about others.`);
    return make(input);
  };
  /** All required arguments, and half of the optional ones. */
  const argumentsOf = (inputs: readonly Input[]): Readonly<Record<string, unknown>> =>
    Object.fromEntries(
      inputs
        .filter((input) => isNonNullType(input.type) || random.chance(0.5))
        .map((input) => [input.name, valueOf(input)]),
    );
  return argumentsOf;
};

/** How deep an answer is asked for. */
const depths = [3, 2, 1, 0];

/** All fields of a type without required arguments, and its `__typename`. */
const selectionOf = (type: GraphQLNamedOutputType, deepest: number, depth = 0): string => {
  if (!isObjectType(type)) return isCompositeType(type) ? '{ __typename }' : '';
  const fields = Object.values(type.getFields()).filter(
    ({ args, type: of }) => !args.some(isRequiredArgument) && (depth < deepest || !isCompositeType(getNamedType(of))),
  );
  return `{ __typename ${fields.map((field) => `${field.name} ${selectionOf(getNamedType(field.type), deepest, depth + 1)}`).join(' ')} }`;
};

/** `queries`: the same call for less and less of the answer, because a gateway refuses documents that ask for too much. */
export type ForeignCall = Readonly<{
  name: string;
  queries: readonly string[];
  variables: Readonly<Record<string, unknown>>;
}>;

/** Throws where the document is not valid: a refused document would test nothing. */
const callOf = (
  schema: GraphQLSchema,
  { kind, field, as }: RootField,
  variables: ForeignCall['variables'],
): ForeignCall => {
  const given = field.args.filter(({ name }) => name in variables);
  const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  const queryOf = (deepest: number): string => {
    const asked = as
      ? `{ __typename ... on ${as.name} ${selectionOf(as, deepest)} }`
      : selectionOf(getNamedType(field.type), deepest);
    const document = parse(
      `${kind} ${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${asked} }`,
    );
    const [problem] = validate(schema, document);
    if (problem) throw problem;
    return print(document);
  };
  return { name: as ? `${field.name} as ${as.name}` : field.name, queries: depths.map(queryOf), variables };
};

/**
 * Calls of a member about others: first about each known booking, then random ones. The same generator state gives the same calls.
 */
export const foreignCalls = (
  schema: GraphQLSchema,
  foreign: ForeignIds,
  random: RandomGenerator,
): (() => ForeignCall) => {
  const fields = foreignFields(schema);
  const argumentsOf = valuesFor(random, foreign);
  const byId = fields.filter(({ field }) => ['node', 'booking'].includes(field.name));
  const certain = byId.flatMap((root) => foreign.bookings.map((id) => callOf(schema, root, { id })));
  const thrown = (): ForeignCall => {
    const root = random.pick(fields);
    return callOf(schema, root, argumentsOf(root.field.args));
  };
  return () => certain.shift() ?? thrown();
};
