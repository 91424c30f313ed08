import * as v from 'valibot';
import { Refusal } from './refusal.ts';

/** `value` parsed by the schema; otherwise ERR_INVALID_INPUT with the paths of the invalid inputs, each below `at` where one is given. */
export const parseInput = <Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  at?: string,
): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const paths = result.issues.map((issue) => [at, v.getDotPath(issue)].filter(Boolean).join('.'));
  throw new Refusal('ERR_INVALID_INPUT', paths.filter(Boolean));
};
