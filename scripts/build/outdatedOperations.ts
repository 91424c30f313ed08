import {
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  type TypeNode,
  buildSchema,
  findBreakingChanges,
  getNamedType,
  isInputObjectType,
  isSpecifiedScalarType,
  parse,
  print,
  printType,
  typeFromAST,
  validate,
  visit,
} from 'graphql';
import type { Operations } from './clientOperations.ts';
import type { Release } from './releases.ts';

/** Why something of a release no longer fits, by what it is: an operation with the beginning of its id, or a type of its variables. */
export type Misfits = Readonly<Record<string, string>>;

const nameOf = (text: string): string => /^\w+ (\w+)/.exec(text)?.[1] ?? 'unnamed';

const faultOf = (schema: GraphQLSchema, text: string): string | undefined =>
  validate(schema, parse(text), undefined, { maxErrors: 1 })[0]?.message;

/** The operations of a release that today's schema no longer has the fields and arguments for. */
const misfittingOperations = (schema: GraphQLSchema, operations: Operations): Misfits =>
  Object.fromEntries(
    Object.entries(operations).flatMap(([id, text]) => {
      const fault = faultOf(schema, text);
      return fault === undefined ? [] : [[`${nameOf(text)} ${id.slice(0, 8)}`, fault]];
    }),
  );

/** A variable's value is no part of an operation's text: a field that is gone from its type is noticed only when it is sent. */
const misfittingInputs = (schema: GraphQLSchema, inputs: string): Misfits =>
  Object.fromEntries(
    findBreakingChanges(buildSchema(inputs), schema).map(({ type, description }) => [description, type]),
  );

export const misfitsOf = (schema: GraphQLSchema, { operations, inputs }: Omit<Release, 'name'>): Misfits => ({
  ...misfittingOperations(schema, operations),
  ...misfittingInputs(schema, inputs),
});

/** What the clients of the releases send, today's client does not, and today's schema still has everything for. */
export const earlierOperations = (
  schema: GraphQLSchema,
  releases: readonly Pick<Release, 'operations'>[],
  ofClient: Operations,
): Operations => {
  const earlier = releases.flatMap(({ operations }) => Object.entries(operations));
  const fitting = new Map(earlier.filter(([id, text]) => !(id in ofClient) && faultOf(schema, text) === undefined));
  return Object.fromEntries([...fitting].toSorted(([one], [other]) => (one < other ? -1 : 1)));
};

/** The types of the operations' variables with all that they contain, in GraphQL's schema language, without descriptions. */
export const inputsOf = (schema: GraphQLSchema, operations: Operations): string => {
  const found = new Map<string, GraphQLNamedType>();
  const collect = (type: GraphQLType | undefined): void => {
    if (!type) return;
    const named = getNamedType(type);
    if (isSpecifiedScalarType(named) || found.has(named.name)) return;
    found.set(named.name, named);
    if (isInputObjectType(named)) Object.values(named.getFields()).forEach((field) => collect(field.type));
  };
  const collectNode = (node: TypeNode): void => collect(typeFromAST(schema, node));
  for (const text of Object.values(operations))
    visit(parse(text), { VariableDefinition: ({ type }) => collectNode(type) });
  const types = [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name));
  const described = parse(types.map((type) => printType(type)).join('\n'));
  return print(visit(described, { StringValue: (_, key) => (key === 'description' ? null : undefined) }));
};
