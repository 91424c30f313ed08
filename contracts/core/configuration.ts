import * as v from 'valibot';

type Configuration<Entries extends v.ObjectEntries> =
  | Readonly<{ ok: true; value: v.InferOutput<v.ObjectSchema<Entries, undefined>> }>
  | Readonly<{ ok: false; problems: readonly string[] }>;

/** An empty variable counts as absent: that is what `NAME=` in an env file means. */
const withoutEmpty = (environment: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));

/**
 * Reads a service's settings from its environment.
 * Refusal: one plain sentence per variable, made of its name and the schema's own message.
 */
export const readConfiguration = <Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
  environment: Readonly<Record<string, string | undefined>>,
): Configuration<Entries> => {
  const result = v.safeParse(schema, withoutEmpty(environment));
  if (result.success) return { ok: true, value: result.output };
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`);
  return { ok: false, problems };
};
