import SchemaBuilder from '@pothos/core';
import RelayPlugin from '@pothos/plugin-relay';
import {
  type Cents,
  type LocalDate,
  type LocalTime,
  centsSchema,
  localDateSchema,
  localTimeSchema,
} from '@platzwart/contracts/core';
import type { GraphQLScalarType } from 'graphql';
import * as v from 'valibot';
import type { GatewayContext } from './context.ts';

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

/** The tool that the features describe their types with; it holds none itself. */
export const createBuilder = () => {
  const builder = new SchemaBuilder<GatewayTypes>({
    plugins: [RelayPlugin],
    defaultFieldNullability: false,
    relay: {
      nodeTypeOptions: { description: 'Anything that can be fetched again by its global id.' },
      nodeQueryOptions: { description: 'Null for an unknown id, and for what the viewer may not see.' },
      nodesQueryOptions: false,
    },
  });
  builder.queryType({});
  builder.mutationType({});
  builder.subscriptionType({});

  const instant = v.pipe(v.string(), v.isoTimestamp());
  const decimal = 'Gross amount in euro cents, integer.';
  builder.scalarType('Cents', { description: decimal, serialize: (value) => value, parseValue: parserOf(centsSchema) });
  builder.scalarType('Date', {
    description: 'Local calendar date of the club, YYYY-MM-DD.',
    serialize: (value) => value,
    parseValue: parserOf(localDateSchema),
  });
  builder.scalarType('Time', {
    description: 'Local wall-clock time of the club, HH:mm, 00:00 to 24:00.',
    serialize: (value) => value,
    parseValue: parserOf(localTimeSchema),
  });
  builder.scalarType('DateTime', {
    description: 'Instant, ISO 8601 with offset or Z.',
    serialize: (value) => value,
    parseValue: parserOf(instant),
  });
  return builder;
};

export type Builder = ReturnType<typeof createBuilder>;

/** Throws on anything but the scalar's own form, which the caller is told as ERR_INVALID_INPUT. */
const parserOf =
  <Schema extends v.GenericSchema>(schema: Schema): GraphQLScalarType<v.InferOutput<Schema>>['parseValue'] =>
  (value) =>
    v.parse(schema, value);
