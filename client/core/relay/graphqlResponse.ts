import type { GraphQLResponse } from 'relay-runtime';
import * as v from 'valibot';
import { knownErrorCode } from '../errors/errorCode.ts';
import { ServerRefusal } from '../errors/serverRefusal.ts';

const graphqlErrorSchema = v.object({
  message: v.string(),
  extensions: v.optional(
    v.object({
      code: v.optional(v.string()),
      fields: v.optional(v.array(v.string())),
      retryAfter: v.optional(v.number()),
      attemptsLeft: v.optional(v.number()),
      line: v.optional(v.number()),
      correlationId: v.optional(v.string()),
    }),
  ),
});
const refusalSchema = v.object({ errors: v.pipe(v.array(graphqlErrorSchema), v.minLength(1)) });
const successSchema = v.object({ data: v.record(v.string(), v.unknown()) });

const refusalOf = ({ message, extensions = {} }: v.InferOutput<typeof graphqlErrorSchema>): ServerRefusal =>
  new ServerRefusal(knownErrorCode(extensions.code ?? message), extensions.fields, extensions);

/**
 * Decodes one GraphQL answer. Its `data` has the shape of the operation, which Relay's compiler checked against the
 * schema; the envelope around it is checked here. Throws `ServerRefusal` with the code of the first error (product.md
 * §8), ERR_SERVER for anything that is no GraphQL answer.
 */
export const decodeResponse = (body: unknown): GraphQLResponse => {
  const refusal = v.safeParse(refusalSchema, body);
  const first = refusal.success ? refusal.output.errors[0] : undefined;
  if (first) throw refusalOf(first);
  const success = v.safeParse(successSchema, body);
  if (!success.success) throw new ServerRefusal('ERR_SERVER');
  return { data: success.output.data };
};

/** The refusal inside a subscription's error message, which is a bare list of GraphQL errors. */
export const decodeErrors = (errors: unknown): ServerRefusal => {
  const decoded = v.safeParse(refusalSchema, { errors });
  const first = decoded.success ? decoded.output.errors[0] : undefined;
  return first ? refusalOf(first) : new ServerRefusal('ERR_SERVER');
};
