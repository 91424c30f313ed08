import { readFileSync } from 'node:fs';
import { type GraphQLField, buildSchema, isObjectType } from 'graphql';
import { enforcePolicies } from '../core/enforcePolicies.ts';
import { Refusal } from '../core/refusal.ts';
import type { Viewer } from '../core/viewer.ts';
import { policies } from '../policies.ts';

type Field = GraphQLField<unknown, unknown>;

/** Every field of the schema with its policy; each resolver returns a value. */
export const guardedFields = (): ReadonlyMap<string, Field> => {
  const schema = buildSchema(readFileSync(new URL('../../contracts/schema.graphql', import.meta.url), 'utf8'));
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const));
  for (const [, field] of fields) field.resolve = () => 'seen';
  enforcePolicies(schema, policies);
  return new Map(fields);
};

type FieldInput = Readonly<{ viewer: Viewer; object?: unknown; args?: unknown; showNames?: boolean }>;

/** The viewer's result for the field: `seen`, null, or the code of the refusal. */
export const resolveField = async (field: Field | undefined, input: FieldInput): Promise<unknown> => {
  const { viewer, object = {}, args = {}, showNames = false } = input;
  const context = { viewer: () => viewer, club: () => Promise.resolve({ rules: { showNames } }) };
  try {
    return await Reflect.apply(field?.resolve ?? (() => 'no field'), undefined, [object, args, context]);
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};
