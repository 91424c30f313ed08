import * as v from 'valibot';
import { Refusal } from '../core/refusal.ts';

const isNoList = (value: unknown): boolean => !Array.isArray(value);
const variables = v.pipe(v.unknown(), v.check(isNoList), v.record(v.string(), v.unknown()));

const requestSchema = v.object({
  query: v.optional(v.string()),
  id: v.optional(v.string()),
  operationName: v.nullish(v.string(), null),
  variables: v.nullish(variables, null),
});
export type GraphqlRequest = v.InferOutput<typeof requestSchema>;

/** The one request in a body; ERR_INVALID_INPUT for what is no JSON object, and so for a batch. */
export const decodeRequest = (body: Buffer): GraphqlRequest => {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), requestSchema), body.toString('utf8'));
  if (!result.success) throw new Refusal('ERR_INVALID_INPUT');
  return result.output;
};

const keySchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,200}$/));

/** The `Idempotency-Key` header; ERR_INVALID_INPUT where it is no key that anybody would make by chance. */
export const idempotencyKeyOf = (header: string | string[] | undefined): string | null => {
  if (header === undefined) return null;
  const key = v.safeParse(keySchema, header);
  if (!key.success) throw new Refusal('ERR_INVALID_INPUT');
  return key.output;
};
