import { createHmac, hash } from 'node:crypto';
import type { RecordedEvent } from '@platzwart/event-store';
import { canonicalJson } from './canonicalJson.ts';

type ChainedEvent = Pick<RecordedEvent, 'id' | 'stream' | 'revision' | 'type' | 'data' | 'metadata'>;

/**
 * SHA-256 (hex) of an event, including its `previousHash`, so that each event protects all earlier events of its stream. What a store adds
 * (position, time of recording) is excluded, because it differs between stores.
 */
export const hashOfEvent = ({ id, stream, revision, type, data, metadata }: ChainedEvent): string =>
  hash('sha256', canonicalJson({ data, id, metadata, revision, stream, type }));

const secrets = ['password', 'oldPassword', 'newPassword', 'code'];

export type Digest = (text: string) => string;

/** HMAC-SHA-256, in hex, under a key that is derived from `secret` for the secrets within requests alone. */
export const secretDigestOf = (secret: string): Digest => {
  const key = createHmac('sha256', secret).update('secrets within requests').digest();
  return (text) => createHmac('sha256', key).update(text).digest('hex');
};

const withDigestedSecrets = (data: unknown, digestSecret: Digest): unknown => {
  if (typeof data !== 'object' || data === null || !secrets.some((name) => name in data)) return data;
  const digested = ([name, value]: [string, unknown]): [string, unknown] =>
    secrets.includes(name) ? [name, digestSecret(canonicalJson(value))] : [name, value];
  return Object.fromEntries(Object.entries(data).map(digested));
};

/** `digest`: under the club's key. `digestSecret`: under a key that is neither in the database nor in a backup (`secretDigestOf`). */
export type RequestDigests = Readonly<{ digest: Digest; digestSecret: Digest }>;

/**
 * Hash of a request: the same idempotency key with another hash is another request. It stays in the log permanently, so it is keyed: addresses
 * and remarks could be guessed otherwise. Passwords and codes are in it as digests under a key of their own: who has the log and the database
 * could guess them from the club's key far faster than from a password hash.
 */
export const hashOfRequest =
  ({ digest, digestSecret }: RequestDigests) =>
  (type: string, data: unknown): string =>
    digest(canonicalJson({ data: withDigestedSecrets(data, digestSecret), type }));
