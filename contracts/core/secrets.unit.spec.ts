import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { equalSecrets, secretSchema } from './secrets.ts';

const accepts = (secret: string): boolean => v.is(secretSchema, secret);

describe('A secret', () => {
  it.each([
    ['short', 'k3j4h5k9xQWz'],
    ['one character', 'x'.repeat(64)],
    ['a pattern, repeated', 'kV9xQ2mT7pLb'.repeat(3)],
    ['a pattern, repeated and cut off', 'kV9xQ2mT7pLb'.repeat(3).slice(0, 33)],
    ['the hexadecimal digits, twice', '0123456789abcdef0123456789abcdef'],
    ['the alphabet and numbers', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['backwards', 'zyxwvutsrqponmlkjihgfedcba9876543210'],
    ['a keyboard', 'qwertyuiopasdfghjklzxcvbnm1234567890'],
    ['a sample', 'change-me-please-0f-course-9x7-Kq2!'],
    ['what asks to be changed', 'please-change-this-secret-before-production'],
    ['another sample', 'your_secret_9f8a7c6b5d4e3f2a1b0c9d8e'],
  ])('is refused where it is %s', (_, secret) => {
    expect(accepts(secret)).toBe(false);
  });

  it('is accepted as openssl and our own start make them', () => {
    const digests = Array.from({ length: 500 }, (_, index) => createHash('sha256').update(`${index}`).digest());
    for (const digest of digests)
      expect([accepts(digest.toString('hex')), accepts(digest.toString('base64url'))]).toEqual([true, true]);
    expect(accepts('4c0f6b1d9a7e2853bb61f0c4d7e9a2583f1c6d0b8e7a5942c3d1f6b0a8e97452')).toBe(true);
    expect(accepts('an0ther-Long-S3cret-of-the-Club-42!')).toBe(true);
  });

  it('is not the same for sessions and services', () => {
    expect(equalSecrets({ SESSION_SECRET: 'one', SERVICE_SECRET: 'one' })).toHaveLength(1);
    expect(equalSecrets({ SESSION_SECRET: 'one', SERVICE_SECRET: 'another' })).toEqual([]);
    expect(equalSecrets({})).toEqual([]);
  });
});
