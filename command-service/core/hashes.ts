import { hash } from 'node:crypto';
import type { RecordedEvent } from '@platzwart/event-store';
import { canonicalJson } from './canonicalJson.ts';

type ChainedEvent = Pick<RecordedEvent, 'id' | 'stream' | 'revision' | 'type' | 'data' | 'metadata'>;

/**
 * SHA-256 (hex) over everything that an event says, its own `previousHash` included: each event so vouches for all
 * before it in its stream. What a store adds (position, time of recording) stays outside: it differs between stores.
 */
export const hashOfEvent = ({ id, stream, revision, type, data, metadata }: ChainedEvent): string =>
  hash('sha256', canonicalJson({ data, id, metadata, revision, stream, type }));

/** Whoever holds the log and the key of the digest could guess these by trying: far faster than from a password's own hash. */
const secrets = ['password', 'oldPassword', 'newPassword', 'code'];

const withoutSecrets = (data: unknown): unknown => {
  if (typeof data !== 'object' || data === null || !secrets.some((name) => name in data)) return data;
  return Object.fromEntries(Object.entries(data).filter(([name]) => !secrets.includes(name)));
};

/**
 * Hash of what a caller asked for: the same idempotency key with another hash is another wish. It stays in the log for good,
 * so it is keyed (`digest`: HMAC under the club's key), because addresses and remarks could be guessed otherwise, and passwords
 * and codes are left out of it.
 */
export const hashOfRequest =
  (digest: (text: string) => string) =>
  (type: string, data: unknown): string =>
    digest(canonicalJson({ data: withoutSecrets(data), type }));
