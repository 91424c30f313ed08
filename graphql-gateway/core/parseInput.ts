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

/**
 * As `parseInput`, for a command whose fields have other names than the arguments of the call: `argumentOf` has the argument by the field, and
 * ERR_INVALID_INPUT names what the caller wrote.
 */
export const parseArguments = <Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  argumentOf: Readonly<Record<string, string>>,
): v.InferOutput<Schema> => {
  try {
    return parseInput(schema, value);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(
      error.code,
      error.fields.map((path) => argumentOf[path] ?? path),
    );
  }
};
