import * as v from 'valibot';
import { Refusal } from '../core/refusal.ts';

const isNoList = (value: unknown): boolean => !Array.isArray(value);
const variables = v.pipe(v.unknown(), v.check(isNoList), v.record(v.string(), v.unknown()));

const requestSchema = v.pipe(
  v.object({
    query: v.optional(v.string()),
    id: v.optional(v.string()),
    operationName: v.nullish(v.string(), null),
    variables: v.nullish(variables, null),
    extensions: v.nullish(variables, null),
  }),
  v.check(({ query, id }) => query !== undefined || id !== undefined),
);
export type GraphqlRequest = v.InferOutput<typeof requestSchema>;

/** A request that is none of GraphQL over HTTP. */
const malformed = (): Refusal => new Refusal('ERR_INVALID_INPUT', [], { status: 400 });

/**
 * The one request in a body, without members that no request has; ERR_INVALID_INPUT and status 400 where the body is not a JSON object with a
 * document or its id, and so for a batch.
 */
export const decodeRequest = (body: Buffer): GraphqlRequest => {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), requestSchema), body.toString('utf8'));
  if (!result.success) throw malformed();
  return result.output;
};

const keySchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,200}$/));

/** The `Idempotency-Key` header; ERR_INVALID_INPUT and status 400 where its form is invalid. */
export const idempotencyKeyOf = (header: string | string[] | undefined): string | null => {
  if (header === undefined) return null;
  const key = v.safeParse(keySchema, header);
  if (!key.success) throw malformed();
  return key.output;
};
