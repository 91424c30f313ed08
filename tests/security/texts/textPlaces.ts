import { readFileSync } from 'node:fs';
import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  buildSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

type Input = GraphQLArgument | GraphQLInputField;

/** A call with valid values, except for one text that the caller chooses. */
export type TextPlace = Readonly<{
  /** `Mutation.createUser.user.address.city` */
  name: string;
  query: string;
  variables: (text: string) => Readonly<Record<string, unknown>>;
}>;

const ids = new Map([
  ['userID', '1000'],
  ['email', 'mia.sommer@platzwart.example'],
  ['firstName', 'Mia'],
  ['lastName', 'Sommer'],
  ['phone', '0171 2345678'],
  ['zip', '12345'],
  ['houseNumber', '7'],
  ['sport', 'TENNIS'],
  ['choosenSport', 'TENNIS'],
  ['csv', 'Vorname;Nachname;E-Mail'],
]);
const scalars: Readonly<Record<string, unknown>> = {
  ...{ Int: 1, Float: 1, Boolean: true, Cents: 0, Date: '2026-06-15', Time: '10:00', DateTime: '2026-06-15T10:00:00Z' },
};

const schema = buildSchema(readFileSync(new URL('../../../contracts/schema.graphql', import.meta.url), 'utf8'));
const newPerson = schema.getType('UserInput');
const emailOfNewPerson = isInputObjectType(newPerson) ? newPerson.getFields()['email'] : undefined;

const isText = (type: GraphQLInputType): boolean => ['String', 'ID'].includes(getNamedType(type).name);

/** The e-mail is optional for a child, who needs a guardian then. */
const isNeeded = (input: Input): boolean => isNonNullType(input.type) || input === emailOfNewPerson;

/** A valid value for every field that an input needs; the others are left out. */
const usualOf = ({ name, type }: Input): unknown => {
  const given = getNullableType(type);
  if (isListType(given)) return [];
  if (isInputObjectType(given)) return usualOfAll(Object.values(given.getFields()));
  if (isEnumType(given)) return given.getValues()[0]?.name;
  return isText(given) ? (ids.get(name) ?? 'Netzkante im Mai') : scalars[given.name];
};
const usualOfAll = (inputs: readonly Input[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(inputs.filter(isNeeded).map((input) => [input.name, usualOf(input)]));

type Place = Readonly<{ path: string; put: (text: string) => unknown }>;

/** Every text within an input, and the input with another text there. */
const placesIn = (name: string, type: GraphQLInputType): readonly Place[] => {
  const given = getNullableType(type);
  if (isListType(given)) {
    const inner = placesIn(name, given.ofType);
    return inner.map(({ path, put }) => ({ path, put: (text) => [put(text)] }));
  }
  if (isInputObjectType(given)) {
    const fields = Object.values(given.getFields());
    return placesAmong(fields).map(({ path, put }) => ({ path: `${name}.${path}`, put }));
  }
  return isText(given) ? [{ path: name, put: (text) => text }] : [];
};
const placesAmong = (
  inputs: readonly Input[],
): readonly Readonly<{ path: string; put: (text: string) => Readonly<Record<string, unknown>> }>[] =>
  inputs.flatMap((input) =>
    placesIn(input.name, input.type).map(({ path, put }) => ({
      path,
      put: (text: string) => ({ ...usualOfAll(inputs), [input.name]: put(text) }),
    })),
  );

/** Every text that a query or a mutation takes. */
export const textPlaces: readonly TextPlace[] = (['query', 'mutation'] as const).flatMap((kind) => {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(root?.getFields() ?? {}).flatMap(({ name, args, type }) =>
    placesAmong(args).map(({ path, put }) => {
      const given = args.filter((arg) => isNonNullType(arg.type) || path.split('.')[0] === arg.name);
      const declared = given.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
      const passed = given.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
      const asked = isCompositeType(getNamedType(type)) ? '{ __typename }' : '';
      return {
        name: `${name}.${path}`,
        query: `${kind} (${declared}) { ${name}(${passed}) ${asked} }`,
        variables: put,
      };
    }),
  );
});
