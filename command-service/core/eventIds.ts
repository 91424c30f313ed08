import { hash } from 'node:crypto';
import type { Call } from './call.ts';

/** 6f1b6a2e-52a1-5c0e-9d0f-0d3c7d1f8a51 */
const namespace = Buffer.from('6f1b6a2e52a15c0e9d0f0d3c7d1f8a51', 'hex');

/** UUIDv5 (RFC 9562, 5.5) of `name`; by hand, because the usual package takes longer than all rules of a booking. */
const uuidOf = (name: string): string => {
  const digest = hash('sha1', Buffer.concat([namespace, Buffer.from(name)]));
  const variant = ((parseInt(digest.charAt(16), 16) & 0b11) | 0b1000).toString(16);
  const [low, middle, high] = [digest.slice(0, 8), digest.slice(8, 12), digest.slice(13, 16)];
  return `${low}-${middle}-5${high}-${variant}${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
};

/**
 * Id of the `index`-th event of a call: the same however often the call is decided and appended again, so that a
 * repeated append is recognised. The command id is in it, because the same key may come again: to a process that is
 * a moment behind, which must meet a conflict and not an old event under the id of a new one, and after seven days.
 */
export const eventIdOf = ({ actor, idempotencyKey, commandId }: Call, index: number): string =>
  uuidOf(JSON.stringify([actor, idempotencyKey, commandId, index]));
