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
import type { Dice } from '../support/dice.ts';

/** What belongs to others, as a caller might have come across it; ids are plain and as Relay writes them. */
export type ForeignIds = Readonly<{
  memberNumbers: readonly string[];
  emails: readonly string[];
  people: readonly string[];
  bookings: readonly string[];
  /** When those bookings are, and of what. */
  day: string;
  sport: string;
}>;

/** Calls whose effect anybody may have on anybody, by what the club wants: a letter, a try at a code, a registration. */
const forAnybody = new Set(['login', 'createGuest', 'verifyUser', 'resendMail', 'resetPassword']);

type Field = GraphQLField<unknown, unknown>;
type Input = GraphQLArgument | GraphQLInputField;
type RootField = Readonly<{
  kind: 'query' | 'mutation';
  field: Field;
  /** Where the field may answer one of several types, the one that is asked about. */
  as: GraphQLObjectType | null;
}>;

const namesSomebody = ({ name }: Input): boolean => /^(?:_?id|userID|email)$/.test(name);

/** Every query of the schema, and every other call that names somebody; where it answers several types, once for each. */
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

const scalars = (dice: Dice, foreign: ForeignIds): Readonly<Record<string, (input: Input) => unknown>> => ({
  ID: ({ name }) => {
    const { memberNumbers, people, bookings } = foreign;
    return dice.pick(name === 'userID' ? memberNumbers : dice.pick([memberNumbers, people, bookings]));
  },
  String: ({ name }) => {
    if (name === 'email') return dice.pick(foreign.emails);
    return /sport/i.test(name) ? foreign.sport : dice.pick(['TENNIS', 'platzwart', 'Ähre']);
  },
  Int: () => dice.below(50),
  Boolean: () => dice.chance(0.5),
  Date: () => foreign.day,
  Time: () => dice.pick(['10:00', '11:00']),
  Cents: () => 0,
  Float: () => dice.throw(),
  DateTime: () => '2026-06-15T10:00:00Z',
});

const valuesFor = (dice: Dice, foreign: ForeignIds) => {
  const known = scalars(dice, foreign);
  const valueOf = (input: Input, type: GraphQLInputType = input.type): unknown => {
    if (isNonNullType(type)) return valueOf(input, type.ofType);
    if (isListType(type)) return [valueOf(input, type.ofType)];
    if (isInputObjectType(type)) return argumentsOf(Object.values(type.getFields()));
    if (isEnumType(type)) return dice.pick(type.getValues()).name;
    const make = known[type.name];
    if (!make) throw new Error(`Nobody has said what a ${type.name} may look like in a call about others.`);
    return make(input);
  };
  /** What has to be said, and half of the rest. */
  const argumentsOf = (inputs: readonly Input[]): Readonly<Record<string, unknown>> =>
    Object.fromEntries(
      inputs
        .filter((input) => isNonNullType(input.type) || dice.chance(0.5))
        .map((input) => [input.name, valueOf(input)]),
    );
  return argumentsOf;
};

const deepest = 3;

/** Everything that a type has to say without being asked further, and the name of the type. */
const selectionOf = (type: GraphQLNamedOutputType, depth = 0): string => {
  if (!isObjectType(type)) return isCompositeType(type) ? '{ __typename }' : '';
  const fields = Object.values(type.getFields()).filter(
    ({ args, type: of }) => !args.some(isRequiredArgument) && (depth < deepest || !isCompositeType(getNamedType(of))),
  );
  return `{ __typename ${fields.map((field) => `${field.name} ${selectionOf(getNamedType(field.type), depth + 1)}`).join(' ')} }`;
};

export type ForeignCall = Readonly<{ name: string; query: string; variables: Readonly<Record<string, unknown>> }>;

/** Throws where the schema does not allow it: what is refused as it stands asks about nobody. */
const callOf = (
  schema: GraphQLSchema,
  { kind, field, as }: RootField,
  variables: ForeignCall['variables'],
): ForeignCall => {
  const given = field.args.filter(({ name }) => name in variables);
  const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  const asked = as ? `{ __typename ... on ${as.name} ${selectionOf(as)} }` : selectionOf(getNamedType(field.type));
  const document = parse(`${kind} ${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${asked} }`);
  const [problem] = validate(schema, document);
  if (problem) throw problem;
  return { name: field.name, query: print(document), variables };
};

/**
 * What a curious member might call about others: first what is behind each booking that they have come across, then whatever the dice say.
 * The same dice throw the same calls.
 */
export const foreignCalls = (schema: GraphQLSchema, foreign: ForeignIds, dice: Dice): (() => ForeignCall) => {
  const fields = foreignFields(schema);
  const argumentsOf = valuesFor(dice, foreign);
  const byId = fields.filter(({ field }) => ['node', 'booking'].includes(field.name));
  const certain = byId.flatMap((root) => foreign.bookings.map((id) => callOf(schema, root, { id })));
  const thrown = (): ForeignCall => {
    const root = dice.pick(fields);
    return callOf(schema, root, argumentsOf(root.field.args));
  };
  return () => certain.shift() ?? thrown();
};
