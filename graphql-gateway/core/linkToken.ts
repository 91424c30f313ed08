import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes, as they stand in an address. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

const tokenForm = /^[\w-]{43}$/;

/** What is stored of a token and searched for, in hex; null for what cannot be a token. A search by hash takes no longer for a near miss. */
export const hashOfLinkToken = (token: string): string | null =>
  tokenForm.test(token) ? createHash('sha256').update(token).digest('hex') : null;
