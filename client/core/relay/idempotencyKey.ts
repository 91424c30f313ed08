import type { CacheConfig } from 'relay-runtime';
import * as v from 'valibot';

/** One per user action: a retry of the same call reuses it and gets the first answer. */
export const newIdempotencyKey = (): string => crypto.randomUUID();

/** Goes into a mutation's `cacheConfig`; the network layer sends it as the header `Idempotency-Key`. */
export const withIdempotencyKey = (idempotencyKey: string): CacheConfig => ({ metadata: { idempotencyKey } });

const metadataSchema = v.object({ idempotencyKey: v.string() });

export const idempotencyKeyOf = ({ metadata }: CacheConfig): string | null => {
  const parsed = v.safeParse(metadataSchema, metadata);
  return parsed.success ? parsed.output.idempotencyKey : null;
};
