import { hash } from 'node:crypto';

/**
 * UUIDv5 (RFC 9562, 5.5) of a name within `namespace` (16 bytes): always the same for the same name. Implemented here,
 * because the usual package takes longer than all rules of a booking.
 */
export const namedUuid =
  (namespace: Buffer) =>
  (name: string): string => {
    const digest = hash('sha1', Buffer.concat([namespace, Buffer.from(name)]));
    const variant = ((parseInt(digest.charAt(16), 16) & 0b11) | 0b1000).toString(16);
    const [low, middle, high] = [digest.slice(0, 8), digest.slice(8, 12), digest.slice(13, 16)];
    return `${low}-${middle}-5${high}-${variant}${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
  };
