import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GraphQLOutputType, buildSchema, getNamedType, isObjectType, isRequiredArgument } from 'graphql';

/** What a release can be asked and told, by its printed schema. */
export type ReleaseSchema = Readonly<{
  canAsk: (query: string) => boolean;
  canDo: (mutation: string) => boolean;
  /** `{ … }` with all fields of the query's type that need no arguments, this many levels deep; empty for a plain value. */
  fieldsOf: (query: string, depth: number) => string;
  /** `{ _id part { … } }` of the query's type, for what is too much for one question; empty where the release has no such part. */
  partOf: (query: string, part: string, depth: number) => string;
}>;

/** They change by themselves within minutes: what somebody may do until when, and the e-mails of an entry. */
const passing: ReadonlySet<string> = new Set([
  ...['cancelable', 'undoableUntil', 'mayKeepPrice', 'deletable', 'mails'],
  // The same value under the name that a Relay node has.
  'id',
]);

const fieldsOfType = (type: GraphQLOutputType, depth: number): string => {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    if (passing.has(field.name) || field.args.some(isRequiredArgument)) return [];
    if (!isObjectType(getNamedType(field.type))) return [field.name];
    return depth > 1 ? [`${field.name} ${fieldsOfType(field.type, depth - 1)}`] : [];
  });
  return `{ ${fields.length === 0 ? '__typename' : fields.join(' ')} }`;
};

/** Reads the schema that the release in `folder` has printed. */
export const readReleaseSchema = (folder: string): ReleaseSchema => {
  const schema = buildSchema(readFileSync(join(folder, 'contracts/schema.graphql'), 'utf8'));
  const [queries, mutations] = [schema.getQueryType(), schema.getMutationType()].map((type) => type?.getFields() ?? {});
  return {
    canAsk: (query) => queries?.[query] !== undefined,
    canDo: (mutation) => mutations?.[mutation] !== undefined,
    fieldsOf: (query, depth) => {
      const field = queries?.[query];
      return field ? fieldsOfType(field.type, depth) : '';
    },
    partOf: (query, part, depth) => {
      const type = getNamedType(queries?.[query]?.type);
      const field = isObjectType(type) ? type.getFields()[part] : undefined;
      return field ? `{ _id ${part} ${fieldsOfType(field.type, depth)} }` : '';
    },
  };
};
