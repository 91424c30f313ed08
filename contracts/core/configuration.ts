import * as v from 'valibot';

type Configuration<Entries extends v.ObjectEntries> =
  | Readonly<{ ok: true; value: v.InferOutput<v.ObjectSchema<Entries, undefined>> }>
  | Readonly<{ ok: false; problems: readonly string[] }>;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * An empty variable counts as missing, because that is what `NAME=` in an env file means. A missing variable is reported by its name, too.
 */
const settingsIn = (environment: Environment, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, environment[name] || undefined]));

/**
 * Reads a service's settings from its environment.
 * An invalid variable yields one plain sentence, made of its name and the schema's own message.
 */
export const readConfiguration = <Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
  environment: Environment,
): Configuration<Entries> => {
  const result = v.safeParse(schema, settingsIn(environment, Object.keys(schema.entries)), { abortPipeEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`);
  return { ok: false, problems };
};
