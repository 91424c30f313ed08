import {
  type GraphQLField,
  type GraphQLInputType,
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { printGatewaySchema } from '../printGatewaySchema.ts';

const examples: Readonly<Record<string, string>> = {
  ...{ String: '"2026-06-15"', ID: `"${crypto.randomUUID()}"`, Int: '1', Float: '1', Boolean: 'true', Cents: '100' },
  ...{ Date: '"2026-06-15"', DateTime: '"2026-06-15T10:00:00Z"', Time: '"10:00"' },
};

/** A value of the type, as it is written in a document: valid by the schema, not by the rules of the club. */
const exampleOf = (type: GraphQLInputType): string => {
  if (isNonNullType(type)) return exampleOf(type.ofType);
  if (isListType(type)) return `[${exampleOf(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (!isInputObjectType(type)) return examples[type.name] ?? `"no example of ${type.name}"`;
  const fields = Object.values(type.getFields()).filter(isRequiredInputField);
  return `{ ${fields.map(({ name, type: inner }) => `${name}: ${exampleOf(inner)}`).join(', ')} }`;
};

const callOf = ({ name, args, type }: GraphQLField<unknown, unknown>, userID: string): string => {
  const values = args
    .filter(isRequiredArgument)
    .map((arg) => `${arg.name}: ${arg.name === 'userID' ? `"${userID}"` : exampleOf(arg.type)}`);
  const result = isLeafType(getNamedType(type)) ? '' : ' { __typename }';
  return `${name}${values.length > 0 ? `(${values.join(', ')})` : ''}${result}`;
};

/** A call of each query and mutation, with its required arguments only; about the person with this member number, where it names one. */
export const callsBySchema = (userID: string) => {
  const schema = buildSchema(printGatewaySchema());
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      name: `${type?.name}.${field.name}`,
      document: `${type?.name.toLowerCase()} { ${callOf(field, userID)} }`,
    })),
  );
};
