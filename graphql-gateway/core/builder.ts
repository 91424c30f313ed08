import SchemaBuilder from '@pothos/core';
import RelayPlugin from '@pothos/plugin-relay';
import {
  type Cents,
  type LocalDate,
  type LocalTime,
  centsSchema,
  enteredDateSchema,
  instantSchema,
  localTimeSchema,
} from '@platzwart/contracts/core';
import { type GraphQLScalarType, type GraphQLSchema, isObjectType } from 'graphql';
import * as v from 'valibot';
import type { GatewayContext } from './context.ts';
import { decodeGlobalId } from './globalId.ts';

type GatewayTypes = {
  Context: GatewayContext;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    Cents: { Input: Cents; Output: Cents };
    Date: { Input: LocalDate; Output: LocalDate };
    Time: { Input: LocalTime; Output: LocalTime };
    DateTime: { Input: string; Output: string };
  };
};

/** The schema builder with which the features describe their types; it contains no types itself. */
export const createBuilder = () => {
  const builder = new SchemaBuilder<GatewayTypes>({
    plugins: [RelayPlugin],
    defaultFieldNullability: false,
    relay: {
      nodeTypeOptions: { description: 'Anything that can be fetched again by its global id.' },
      decodeGlobalID: decodeGlobalId,
      nodeQueryOptions: {
        description: 'Null for an unknown id, and for what the viewer may not see.',
        resolve: (...call) => {
          const [, { id }, , { schema }, resolveNode] = call;
          return isNode(schema, id.typename) ? resolveNode(id) : null;
        },
      },
      nodesQueryOptions: false,
    },
  });
  builder.queryType({});
  builder.mutationType({});
  builder.subscriptionType({});

  addScalars(builder);
  return builder;
};

const isNode = (schema: GraphQLSchema, typename: string): boolean => {
  const type = schema.getType(typename);
  return isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node');
};

export type Builder = ReturnType<typeof createBuilder>;

const describeScalar = <Schema extends v.GenericSchema>(
  description: string,
  schema: Schema,
): Readonly<{
  description: string;
  serialize: (value: v.InferOutput<Schema>) => v.InferOutput<Schema>;
  parseValue: GraphQLScalarType<v.InferOutput<Schema>>['parseValue'];
}> => ({
  description,
  serialize: (value) => value,
  // Throws on any value that is not in the scalar's form; the caller gets ERR_INVALID_INPUT.
  parseValue: (value) => v.parse(schema, value),
});

/** In UTC, to the millisecond: PostgreSQL knows no offset of sixteen hours or more, no year 0, and none of five digits. */
const dateTimeSchema = v.pipe(
  instantSchema,
  v.transform((instant) => new Date(instant).toISOString()),
  instantSchema,
  v.check((instant) => instant >= '0001'),
);

const addScalars = (
  builder: PothosSchemaTypes.SchemaBuilder<PothosSchemaTypes.ExtendDefaultTypes<GatewayTypes>>,
): void => {
  const time = 'Local wall-clock time of the club, HH:mm, 00:00 to 24:00.';
  builder.scalarType('Cents', describeScalar('Gross amount in euro cents, integer.', centsSchema));
  builder.scalarType(
    'Date',
    describeScalar('Local calendar date of the club, YYYY-MM-DD, from 1900 to 2199.', enteredDateSchema),
  );
  builder.scalarType('Time', describeScalar(time, localTimeSchema));
  builder.scalarType('DateTime', describeScalar('Instant, ISO 8601 with offset or Z.', dateTimeSchema));
};
