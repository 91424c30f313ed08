import type { GatewayContext } from './context.ts';
import { Refusal } from './refusal.ts';

/** The API's name of a command's field; null where the API has no such field. */
export type FieldName = (field: string) => string | null;

/** The same as a list of the steps of a path that have another name, e.g. `debits.0.invoiceId` by `invoiceId: 'invoiceID'`; null: no argument. */
type ArgumentNames = FieldName | Readonly<Record<string, string | null>>;

/** A header of the call, and no field of its command. */
const isOfCommand = (field: string): boolean => field !== 'Idempotency-Key';

/** Renames the fields of a refusal to the names that the caller used. */
export const renameRefusalFields = async <Result>(nameOf: FieldName, call: () => Promise<Result>): Promise<Result> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Refusal) || error.fields.length === 0) throw error;
    const fields = error.fields.map((field) => (isOfCommand(field) ? nameOf(field) : field));
    const { cause, retryAfterSeconds, attemptsLeft, line, status } = error;
    const named = [...new Set(fields.filter((field) => field !== null))];
    throw new Refusal(error.code, named, { cause, retryAfterSeconds, attemptsLeft, line, status });
  }
};

const nameBy = (names: ArgumentNames): FieldName => {
  if (typeof names === 'function') return names;
  const known = new Map(Object.entries(names));
  return (field) => {
    const steps = field.split('.').map((step) => (known.has(step) ? (known.get(step) ?? null) : step));
    return steps.includes(null) ? null : steps.join('.');
  };
};

/** A resolver of a mutation whose refusals name the arguments of the call, where the fields of its command have other names. */
export const namingArguments =
  <Root, Args, Result>(
    names: ArgumentNames,
    resolve: (root: Root, args: Args, context: GatewayContext) => Promise<Result>,
  ) =>
  (root: Root, args: Args, context: GatewayContext): Promise<Result> =>
    renameRefusalFields(nameBy(names), async () => resolve(root, args, context));
